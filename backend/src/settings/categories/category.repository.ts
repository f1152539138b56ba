import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
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

  add(category: Omit<Category, 'id'>, actor: Actor): Promise<Category> {
    return this.records.create<Category>(Category, actor, (records) =>
      records.insert<Category>(Category, category),
    );
  }

  async addWithEntries({ entries, ...category }: NewCategory, actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      const { id: categoryId } = await records.insert<Category>(Category, category);
      for (const entryDesc of entries)
        await records.insert<CategoryEntry>(CategoryEntry, { categoryId, entryDesc });
    });
  }

  addEntry(entry: Omit<CategoryEntry, 'id'>, actor: Actor): Promise<CategoryEntry> {
    return this.records.create<CategoryEntry>(CategoryEntry, actor, (records) =>
      records.insert<CategoryEntry>(CategoryEntry, entry),
    );
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
