import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { CategoriesView } from '@contracts/views/settings.view.js';

import { Category, CategoryEntry } from '../records/category.entity.js';

/** Reads the categories of clients with their entries. */
@Injectable()
export class CategoryQueries {
  constructor(private readonly database: DataSource) {}

  async list(clientId: number): Promise<CategoriesView> {
    const categories = await this.database
      .getRepository(Category)
      .find({ where: { clientId }, order: { id: 'ASC' } });
    const entries = await this.database
      .getRepository(CategoryEntry)
      .createQueryBuilder('entry')
      .where('entry.categoryId = any(:ids)', { ids: categories.map(({ id }) => id) })
      .orderBy('entry.id')
      .getMany();
    return {
      categories,
      categoryEntries: entries.flatMap(({ id, entryDesc, categoryId }) => {
        const category = categories.find((each) => each.id === categoryId);
        return category ? [{ id, entryDesc, categoryId, category, clientId }] : [];
      }),
    };
  }
}
