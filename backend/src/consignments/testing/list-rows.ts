import type { DataSource } from 'typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { evolveConsignmentRow } from '../../../../projections/src/consignment-list/consignment-list.projection.js';
import { searchText } from '../../../../projections/src/consignment-list/derived-columns.js';
import { recorded } from '../../../../projections/src/testing/recorded.js';
import { created } from '../../../../projections/src/testing/sample-consignment.js';

export type RowChanges = Partial<ConsignmentListRow> & { readonly id: number };

/** A row of client 10 of customer 1 as the projection writes it, with changes. */
export function listRow(changes: RowChanges): ConsignmentListRow {
  const folded = recorded(`consignment-${changes.id}`, created(changes.id)).reduce<
    ConsignmentListRow | undefined
  >((row, event) => evolveConsignmentRow(row ?? null, event), undefined);
  if (!folded) throw new Error('nothing was folded');
  const row = { ...folded, clientId: 10, clientName: 'Parent', customerId: 1, ...changes };
  return { ...row, searchText: searchText.compute(row) };
}

const insertCounts = `
  insert into consignment_count
  select client_id, customer_id, count(*) filter (where state = 'OPEN'),
         count(*) filter (where state = 'MANIFESTED'), count(*) filter (where state = 'DELETED')
  from consignment_list group by client_id, customer_id`;

/** Inserts rows into the empty list, with their counts. */
export async function fillList(
  database: DataSource,
  rows: readonly ConsignmentListRow[],
): Promise<void> {
  await database.getRepository(ConsignmentListRow).insert(rows.map((row) => ({ ...row })));
  await database.query(insertCounts);
}
