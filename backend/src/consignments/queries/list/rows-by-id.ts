import { In, type EntityManager } from 'typeorm';

import type { ConsignmentListItem } from '@contracts/views/consignment.view.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { toListItem } from './list-item.js';
import { surroundRows } from './row-surroundings.js';

/** The rows of a page as they are shown, in the order of the ids. */
export async function listItemsById(
  manager: EntityManager,
  ids: readonly number[],
  now: Date,
): Promise<ConsignmentListItem[]> {
  const rows = await manager.findBy(ConsignmentListRow, { id: In([...ids]) });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return toListItems(
    manager,
    ids.flatMap((id) => rowOf.get(id) ?? []),
    now,
  );
}

export async function toListItems(
  manager: EntityManager,
  rows: readonly ConsignmentListRow[],
  now: Date,
): Promise<ConsignmentListItem[]> {
  if (rows.length === 0) return [];
  const around = await surroundRows(manager, rows, now);
  return rows.map((row) => toListItem(row, around(row)));
}
