import type { DashboardConsignmentColumns } from '@read-models/dashboard-consignment.row.js';
import {
  DashboardStatusRow,
  type DashboardStatusColumns,
} from '@read-models/dashboard-status.row.js';

import { foldChanges } from '../platform/fold-projection.js';
import type { RowChange } from '../platform/projection.js';
import { ownersOf } from './owners-of.js';

type Change = RowChange<DashboardConsignmentColumns>;

/** How many consignments are in each status, by carrier. */
export const dashboardStatus = foldChanges<DashboardConsignmentColumns, DashboardStatusColumns>({
  row: DashboardStatusRow,
  keys: ({ before, after }) => {
    const [left, joined] = [groupsOf(before), groupsOf(after)];
    return left[0] === joined[0] ? [] : [...left, ...joined];
  },
  evolve: evolveStatus,
});

function evolveStatus(
  group: DashboardStatusColumns | null,
  { before, after }: Change,
  id: string | number,
): DashboardStatusColumns | null {
  const next = group ?? newGroup(String(id));
  const left = groupsOf(before).filter((key) => key === id).length;
  const joined = groupsOf(after).filter((key) => key === id).length;
  const quantity = next.quantity - left + joined;
  return quantity === 0 ? null : { ...next, quantity };
}

function groupsOf(row: DashboardConsignmentColumns | null): string[] {
  if (!row || row.state === 'DELETED') return [];
  return ownersOf(row).map((owner) => `${owner}/${row.customerCarrierId}/${row.status}`);
}

function newGroup(id: string): DashboardStatusColumns {
  const [kind = '', ownerId = '', carrier, status] = id.split('/');
  return {
    id,
    owner: `${kind}/${ownerId}`,
    customerCarrierId: Number(carrier),
    status: status as DashboardStatusColumns['status'],
    quantity: 0,
  };
}
