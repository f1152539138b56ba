import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { assertNameFree } from '../../platform/database/unique-name.js';
import { Category, CategoryEntry } from '../records/category.entity.js';

export interface NewCategory {
  readonly clientId: number;
  readonly categoryDesc: string;
  readonly entries: readonly string[];
}

/** Loads and saves categories and their entries. */
@Injectable()
export class CategoryRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
  ) {}

  /** Returns null for a category of another client. */
  find(clientId: number, id: number): Promise<Category | null> {
    return this.database.getRepository(Category).findOneBy({ id, clientId });
  }

  findEntry(id: number): Promise<CategoryEntry | null> {
    return this.database.getRepository(CategoryEntry).findOneBy({ id });
  }

  /** @throws NameTaken */
  add(category: Omit<Category, 'id'>, actor: Actor): Promise<Category> {
    const { clientId, categoryDesc: name } = category;
    return this.records.create<Category>(Category, actor, async (records) => {
      const chosen = {
        type: Category,
        field: 'categoryDesc',
        name,
        among: [{ clientId }],
      } as const;
      await assertNameFree<Category>(records.manager, chosen);
      return records.insert<Category>(Category, category);
    });
  }

  async addWithEntries({ entries, ...category }: NewCategory, actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      const { id: categoryId } = await records.insert<Category>(Category, category);
      for (const entryDesc of entries)
        await records.insert<CategoryEntry>(CategoryEntry, { categoryId, entryDesc });
    });
  }

  /** @throws NameTaken */
  addEntry(entry: Omit<CategoryEntry, 'id'>, actor: Actor): Promise<CategoryEntry> {
    const { categoryId, entryDesc: name } = entry;
    return this.records.create<CategoryEntry>(CategoryEntry, actor, async (records) => {
      const among = [{ categoryId }];
      const chosen = { type: CategoryEntry, field: 'entryDesc', name, among } as const;
      await assertNameFree<CategoryEntry>(records.manager, chosen);
      return records.insert<CategoryEntry>(CategoryEntry, entry);
    });
  }

  /** Removes the category with its entries. */
  async remove(category: Category, actor: Actor): Promise<void> {
    const { id: categoryId } = category;
    await this.records.change(actor, async (records) => {
      for (const entry of await records.manager.findBy(CategoryEntry, { categoryId }))
        await records.remove(CategoryEntry, entry);
      await records.remove(Category, category);
    });
  }

  async removeEntry(entry: CategoryEntry, actor: Actor): Promise<void> {
    await this.records.change(actor, (records) => records.remove(CategoryEntry, entry));
  }
}
