import type { DataSource } from 'typeorm';

import {
  ConsignmentListRow,
  type ConsignmentListColumns,
} from '@read-models/consignment-list.row.js';

import { evolveConsignmentRow } from '../../../../projections/src/consignment-list/consignment-list.projection.js';
import { searchText } from '../../../../projections/src/consignment-list/search-text.js';
import { recorded } from '../../../../projections/src/testing/recorded.js';
import { created } from '../../../../projections/src/testing/sample-consignment.js';

export type RowChanges = Partial<ConsignmentListColumns> & { readonly id: number };

/** A consignment of client 10 of customer 1 as the projection leaves it, with changes. */
export function listRow(changes: RowChanges): ConsignmentListColumns {
  const folded = recorded(`consignment-${changes.id}`, created(changes.id)).reduce<
    ConsignmentListColumns | undefined
  >((row, event) => evolveConsignmentRow(row ?? null, event), undefined);
  if (!folded) throw new Error('nothing was folded');
  const row = { ...folded, clientId: 10, clientName: 'Parent', customerId: 1, ...changes };
  return { ...row, searchText: searchText(row) };
}

const counted = `
  insert into consignment_count
  select client_id, customer_id, count(*) filter (where state = 'OPEN'),
         count(*) filter (where state = 'MANIFESTED'), count(*) filter (where state = 'DELETED')
  from consignment_list group by client_id, customer_id`;

/** Puts rows into the empty list, with the counts that belong to them. */
export async function fillList(
  database: DataSource,
  rows: readonly ConsignmentListColumns[],
): Promise<void> {
  await database.getRepository(ConsignmentListRow).insert(rows.map((row) => ({ ...row })));
  await database.query(counted);
}
