import type { ConsignmentListColumns } from '@read-models/consignment-list.row.js';
import { OpenManifestRow, type OpenManifestColumns } from '@read-models/open-manifest.row.js';

import { foldChanges } from '../platform/fold-projection.js';
import type { RowChange } from '../platform/projection.js';

/** Consignments join their group and leave it; without any it is gone. */
export const openManifest = foldChanges<ConsignmentListColumns, OpenManifestColumns>({
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
  group: OpenManifestColumns | null,
  { after }: RowChange<ConsignmentListColumns>,
  id: string | number,
): OpenManifestColumns | null {
  if (after?.openManifestId === id)
    return group ? { ...group, quantity: group.quantity + 1 } : newGroup(after);
  if (!group) throw new Error(`open manifest ${id} has nothing to lose`);
  return group.quantity === 1 ? null : { ...group, quantity: group.quantity - 1 };
}

function newGroup(row: ConsignmentListColumns): OpenManifestColumns {
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
