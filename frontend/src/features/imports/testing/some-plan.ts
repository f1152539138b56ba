import type { ImportDetailView } from '@contracts/views/import.view';

const planHash = 'a1b2c3'.padEnd(64, '0');
/** A plan of three references: one to create, one to skip, one with an error. */
export const somePlan: ImportDetailView = {
  ...{
    id: 5,
    kind: 'CONSIGNMENT',
    clientId: 7,
    clientName: 'Kookaburra',
    carrierId: null,
    carrierName: null,
    clientCarrierAccountId: null,
    state: 'PLANNED',
    fileName: 'orders.csv',
  },
  ...{ hasFile: true, rowCount: 4, mappingName: null, referenceCount: 3, receivedBy: 'Bea' },
  ...{ receivedAt: '2026-11-23T03:00:00.000Z', plannedAt: '2026-11-23T03:00:03.000Z' },
  options: { offer: 'CHEAPEST', whenKnown: 'SKIP', keepFaultyAsDrafts: false },
  ...{ plannedCount: 3, planMilliseconds: 3100, planHash, totalCents: 4_989 },
  counts: {
    ...{ create: 1, update: 0, draft: 0, skip: 1, error: 1 },
    ...{ created: 0, updated: 0, drafted: 0, failed: 0 },
  },
  changeCents: 0,
  removedLanes: [],
  ...{
    outdated: null,
    committedAt: null,
    isCancelling: false,
    wholeRun: null,
    endedAt: null,
    message: '',
  },
  isSample: false,
  source: 'UPLOAD',
  carriers: [{ carrier: 'Direct Coast', count: 1, totalCents: 4_989 }],
};
