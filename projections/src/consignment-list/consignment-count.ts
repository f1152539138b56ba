import type { ConsignmentState } from '@contracts/rules/consignment.js';
import {
  ConsignmentCountRow,
  type ConsignmentCountColumns,
} from '@read-models/consignment-count.row.js';
import type { ConsignmentListColumns } from '@read-models/consignment-list.row.js';

import { foldChanges } from '../platform/fold-projection.js';
import type { RowChange } from '../platform/projection.js';

const columns = {
  OPEN: 'open',
  MANIFESTED: 'manifested',
  DELETED: 'deleted',
} as const satisfies Record<ConsignmentState, keyof ConsignmentCountColumns>;

/** How many consignments each client has in each tab. */
export const consignmentCount = foldChanges<ConsignmentListColumns, ConsignmentCountColumns>({
  row: ConsignmentCountRow,
  keys: ({ before, after }) => {
    const row = after ?? before;
    return row && before?.state !== after?.state ? [row.clientId] : [];
  },
  evolve: evolveCount,
});

export function evolveCount(
  count: ConsignmentCountColumns | null,
  { before, after }: RowChange<ConsignmentListColumns>,
): ConsignmentCountColumns | null {
  const row = after ?? before;
  if (!row) return count;

  const { clientId, customerId } = row;
  const next = { clientId, customerId, open: 0, manifested: 0, deleted: 0, ...count };
  if (before) next[columns[before.state]] -= 1;
  if (after) next[columns[after.state]] += 1;
  return next.open + next.manifested + next.deleted === 0 ? null : next;
}
