import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { CategoryEntryView, CategoryView } from '@contracts/views/settings.view.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { Category, CategoryEntry } from '../records/category.entity.js';

/** Adds and removes what clients sort consignments by. Whose they are, the caller has checked. */
@Injectable()
export class Categories {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
  ) {}

  add(category: Omit<Category, 'id'>, actor: Actor): Promise<CategoryView> {
    return this.records.create<Category>(Category, actor, (records) =>
      records.insert<Category>(Category, category),
    );
  }

  /** @throws RecordNotFound when the category is not the client's */
  async addEntry(
    { clientId, ...entry }: Omit<CategoryEntry, 'id'> & { clientId: number },
    actor: Actor,
  ): Promise<CategoryEntryView> {
    const category = await this.find(clientId, entry.categoryId);
    const added = await this.records.create<CategoryEntry>(CategoryEntry, actor, (records) =>
      records.insert<CategoryEntry>(CategoryEntry, entry),
    );
    const { id, categoryId, entryDesc } = added;
    return { id, categoryId, category, entryDesc, clientId };
  }

  /** With its entries. @throws RecordNotFound */
  async remove(clientId: number, id: number, actor: Actor): Promise<void> {
    const category = await this.find(clientId, id);
    await this.records.change(actor, async (records) => {
      for (const entry of await records.manager.findBy(CategoryEntry, { categoryId: id }))
        await records.remove(CategoryEntry, entry);
      await records.remove(Category, category);
    });
  }

  /** @throws RecordNotFound */
  async removeEntry(clientId: number, id: number, actor: Actor): Promise<void> {
    const entry = await this.database.getRepository(CategoryEntry).findOneBy({ id });
    if (!entry) throw new RecordNotFound(`category entry ${id}`);
    await this.find(clientId, entry.categoryId);
    await this.records.change(actor, (records) => records.remove(CategoryEntry, entry));
  }

  private async find(clientId: number, id: number): Promise<Category> {
    const category = await this.database.getRepository(Category).findOneBy({ id, clientId });
    if (!category) throw new RecordNotFound(`category ${id}`);
    return category;
  }
}
