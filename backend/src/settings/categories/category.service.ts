import { Injectable } from '@nestjs/common';

import type {
  CategoriesView,
  CategoryEntryView,
  CategoryView,
} from '@contracts/views/settings.view.js';

import { ClientRepository } from '../../clients/index.js';
import { assertInScope, type Actor } from '../../identity/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { Category, CategoryEntry } from '../records/category.entity.js';
import { CategoryQueries } from './category.queries.js';
import { CategoryRepository } from './category.repository.js';

/** Categories that clients sort consignments by; checks the client scope. */
@Injectable()
export class CategoryService {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly queries: CategoryQueries,
    private readonly clients: ClientRepository,
  ) {}

  /** @throws OutOfScope */
  async list(clientId: number, actor: Actor): Promise<CategoriesView> {
    assertInScope(actor, 'READ_CATEGORY', { clientId, customerId: null });
    return this.queries.list(clientId);
  }

  /** @throws OutOfScope, RecordNotFound if the client was deleted */
  async add(category: Omit<Category, 'id'>, actor: Actor): Promise<CategoryView> {
    const { clientId } = category;
    assertInScope(actor, 'CREATE_CATEGORY', { clientId, customerId: null });
    await this.clients.getActive(clientId);
    return this.categories.add(category, actor);
  }

  /** @throws OutOfScope, RecordNotFound if the category is not the client's */
  async addEntry(
    { clientId, ...entry }: Omit<CategoryEntry, 'id'> & { clientId: number },
    actor: Actor,
  ): Promise<CategoryEntryView> {
    assertInScope(actor, 'CREATE_CATEGORY', { clientId, customerId: null });
    const category = await this.getCategory(clientId, entry.categoryId);
    const { id, categoryId, entryDesc } = await this.categories.addEntry(entry, actor);
    return { id, categoryId, category, entryDesc, clientId };
  }

  /** Removes the category with its entries. @throws OutOfScope, RecordNotFound */
  async remove(clientId: number, id: number, actor: Actor): Promise<void> {
    assertInScope(actor, 'DELETE_CATEGORY', { clientId, customerId: null });
    await this.categories.remove(await this.getCategory(clientId, id), actor);
  }

  /** @throws OutOfScope, RecordNotFound */
  async removeEntry(clientId: number, id: number, actor: Actor): Promise<void> {
    assertInScope(actor, 'DELETE_CATEGORY', { clientId, customerId: null });
    const entry = await this.categories.findEntry(id);
    if (!entry) throw new RecordNotFound(`category entry ${id}`);
    await this.getCategory(clientId, entry.categoryId);
    await this.categories.removeEntry(entry, actor);
  }

  private async getCategory(clientId: number, id: number): Promise<Category> {
    const category = await this.categories.find(clientId, id);
    if (!category) throw new RecordNotFound(`category ${id}`);
    return category;
  }
}
