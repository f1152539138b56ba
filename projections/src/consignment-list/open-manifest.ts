import { hash } from 'node:crypto';

import type { ConsignmentState } from '@contracts/rules/consignment.js';
import { prefixLetters } from '@contracts/rules/manifest-group.js';
import { ConsignmentCountRow } from '@read-models/consignment-count.row.js';
import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { foldChanges } from '../platform/fold.js';
import type { RowChange } from '../platform/projection.js';

/** Consignments join their group and leave it; without any it is gone. */
export const openManifest = foldChanges<ConsignmentListRow, OpenManifestRow>({
  row: OpenManifestRow,
  keys: ({ before, after }) => {
    const [left, joined] = [before?.openManifestId ?? null, after?.openManifestId ?? null];
    return left === joined ? [] : [left, joined].filter((id) => id !== null);
  },
  evolve: evolveOpenManifest,
  announced: {
    readModel: 'open-manifest',
    describe: ({ clientId, customerId }) => ({ clientId, customerId, row: null }),
  },
});

export function evolveOpenManifest(
  group: OpenManifestRow | null,
  { after }: RowChange<ConsignmentListRow>,
  id: string | number,
): OpenManifestRow | null {
  if (after?.openManifestId === id)
    return group ? { ...group, quantity: group.quantity + 1 } : newGroup(after);
  if (!group) throw new Error(`open manifest ${id} has nothing to lose`);
  return group.quantity === 1 ? null : { ...group, quantity: group.quantity - 1 };
}

function newGroup(row: ConsignmentListRow): OpenManifestRow {
  return {
    id: row.openManifestId ?? 0,
    clientId: row.clientId,
    customerId: row.customerId,
    carrierId: row.carrierId ?? 0,
    carrierServiceTypeId: row.carrierServiceTypeId ?? 0,
    senderAddressId: row.senderAddressId ?? 0,
    consignmentType: row.consignmentType,
    dispatchDate: row.dispatchDate,
    quantity: 1,
  };
}

/** Columns that decide which consignments can leave together. */
type GroupedColumns = Pick<
  ConsignmentListRow,
  | 'state'
  | 'status'
  | 'clientId'
  | 'carrierId'
  | 'carrierServiceTypeId'
  | 'senderAddressId'
  | 'consignmentType'
  | 'dispatchDate'
  | 'connotePrefix'
>;

/** 13 hexadecimal digits are 52 bits: the most that a number in JSON carries whole. */
const ID_DIGITS = 13;

/**
 * The number of the group a consignment could leave with (GAP-32, MAN-70 to MAN-75): the same for every
 * consignment that shares client, carrier, service, sender, type, day and the letters of its connote.
 * Null while it could not leave at all.
 */
export function openManifestId(row: GroupedColumns): number | null {
  if (row.state !== 'OPEN' || row.status !== 'CREATED') return null;
  if (row.carrierId === null || row.senderAddressId === null) return null;

  const shared = [
    row.clientId,
    row.carrierId,
    row.carrierServiceTypeId,
    row.senderAddressId,
    row.consignmentType,
    row.dispatchDate,
    prefixLetters(row.connotePrefix ?? ''),
  ].join('/');
  return Number.parseInt(hash('sha256', shared).slice(0, ID_DIGITS), 16);
}

const columns = {
  OPEN: 'open',
  MANIFESTED: 'manifested',
  DELETED: 'deleted',
} as const satisfies Record<ConsignmentState, keyof ConsignmentCountRow>;

/** How many consignments each client has in each tab. */
export const consignmentCount = foldChanges<ConsignmentListRow, ConsignmentCountRow>({
  row: ConsignmentCountRow,
  keys: ({ before, after }) => {
    const row = after ?? before;
    return row && before?.state !== after?.state ? [row.clientId] : [];
  },
  evolve: evolveCount,
});

export function evolveCount(
  count: ConsignmentCountRow | null,
  { before, after }: RowChange<ConsignmentListRow>,
): ConsignmentCountRow | null {
  const row = after ?? before;
  if (!row) return count;

  const { clientId, customerId } = row;
  const next = { clientId, customerId, open: 0, manifested: 0, deleted: 0, ...count };
  if (before) next[columns[before.state]] -= 1;
  if (after) next[columns[after.state]] += 1;
  return next.open + next.manifested + next.deleted === 0 ? null : next;
}
