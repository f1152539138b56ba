import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { CategoryEntryView, CategoryView } from '@contracts/views/settings.view.js';

import type { Actor } from '../platform/actor.js';
import { AuditedRecords } from '../platform/audit/audited-records.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { Category, CategoryEntry } from './records/category.entity.js';
import { ItemType, type ItemMeasures } from './records/item-type.entity.js';

/** An item type, and whether the client uses it. */
export interface ItemTypeView {
  status: boolean;
  itemType: {
    id: number;
    type: string;
    isMutable: boolean;
    isDeleted: boolean;
    /** The fixed measures of one piece, where it has them. */
    itemTemplate: (ItemMeasures & { quantity: number })[];
  };
}

export interface CategoriesView {
  categories: CategoryView[];
  categoryEntries: CategoryEntryView[];
}

export interface NewCategory {
  readonly clientId: number;
  readonly categoryDesc: string;
  readonly entries: readonly string[];
}

interface ItemTypeRow {
  readonly id: number;
  readonly type: string;
  readonly is_mutable: boolean;
  readonly is_deleted: boolean;
  readonly measures: ItemMeasures | null;
  readonly status: boolean;
}

const itemTypesOfClient = `
  select t.id, t.type, t.is_mutable, t.is_deleted, t.measures, coalesce(s.status, true) as status
    from item_type t
    left join item_type_selection s on s.item_type_id = t.id and s.client_id = $1
   where not t.is_deleted
   order by t.id`;

/** What goods are called, and what consignments are sorted by. */
@Injectable()
export class Goods {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
  ) {}

  addItemType(type: Omit<ItemType, 'id' | 'isDeleted'>, actor: Actor): Promise<ItemType> {
    return this.records.change(actor, (records) => records.insert<ItemType>(ItemType, type));
  }

  /** Adds a category with its entries; answers its id. */
  addCategory({ entries, ...category }: NewCategory, actor: Actor): Promise<number> {
    return this.records.change(actor, async (records) => {
      const { id: categoryId } = await records.insert<Category>(Category, category);
      for (const entryDesc of entries)
        await records.insert<CategoryEntry>(CategoryEntry, { categoryId, entryDesc });
      return categoryId;
    });
  }

  /** @throws RecordNotFound when there is no such client */
  async assertClient(clientId: number): Promise<void> {
    const known = await this.database.query<unknown[]>(
      'select 1 from client where id = $1 and removed_at is null',
      [clientId],
    );
    if (known.length === 0) throw new RecordNotFound(`client ${clientId}`);
  }

  async itemTypes(clientId: number): Promise<ItemTypeView[]> {
    const rows = await this.database.query<ItemTypeRow[]>(itemTypesOfClient, [clientId]);
    return rows.map(toItemTypeView);
  }

  /** By name, whoever uses it: for reading what was typed. */
  findItemType(type: string): Promise<ItemType | null> {
    return this.database.getRepository(ItemType).findOneBy({ type, isDeleted: false });
  }

  async categories(clientId: number): Promise<CategoriesView> {
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

const toItemTypeView = (row: ItemTypeRow): ItemTypeView => ({
  status: row.status,
  itemType: {
    id: row.id,
    type: row.type,
    isMutable: row.is_mutable,
    isDeleted: row.is_deleted,
    itemTemplate: row.measures ? [{ ...row.measures, quantity: 1 }] : [],
  },
});
