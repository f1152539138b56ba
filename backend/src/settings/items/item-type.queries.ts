import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { ItemTypeView } from '@contracts/views/settings.view.js';

import type { ItemMeasures } from '../records/item-type.entity.js';

interface ItemTypeRow {
  readonly id: number;
  readonly type: string;
  readonly is_mutable: boolean;
  readonly is_deleted: boolean;
  readonly measures: ItemMeasures | null;
  readonly status: boolean;
  readonly version: number;
}

const itemTypesOfClient = `
  select t.id, t.type, t.is_mutable, t.is_deleted, t.measures, coalesce(s.status, true) as status,
         coalesce(s.version, 0) as version
    from item_type t
    left join item_type_selection s on s.item_type_id = t.id and s.client_id = $1
   where not t.is_deleted
   order by t.id`;

/** Reads the item types with each client's selection. */
@Injectable()
export class ItemTypeQueries {
  constructor(private readonly database: DataSource) {}

  async list(clientId: number): Promise<ItemTypeView[]> {
    const rows = await this.database.query<ItemTypeRow[]>(itemTypesOfClient, [clientId]);
    return rows.map(toItemTypeView);
  }
}

const toItemTypeView = (row: ItemTypeRow): ItemTypeView => ({
  status: row.status,
  version: row.version,
  itemType: {
    id: row.id,
    type: row.type,
    isMutable: row.is_mutable,
    isDeleted: row.is_deleted,
    itemTemplate: row.measures ? [{ ...row.measures, quantity: 1 }] : [],
  },
});
