import type { ImportGroupView } from '@contracts/views/import.view';

/** A reference to create in a plan, with changes. */
export const someGroup = (no: number, changes: Partial<ImportGroupView>): ImportGroupView => ({
  ...{ no, reference: `SO-${no}`, firstRow: no + 1, lastRow: no + 1, action: 'CREATE' },
  ...{
    receiver: 'Pelican Stores',
    suburb: 'MITCHELL ACT 2911',
    consignmentId: null,
    addressId: null,
  },
  ...{ carrier: null, service: null, eta: null, totalCents: null, nextCents: null },
  ...{ previousCents: null, changes: [], faults: [], outcome: null },
  ...changes,
});
