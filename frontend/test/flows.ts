import type {
  IntegrationFileDetailView,
  IntegrationFlowView,
} from '@contracts/views/integration-flow.view';

const noFigures = { files: 0, orders: 0, taken: 0, refused: 0, toReview: 0, failed: 0 };

/** Orders of Banksia Sydney over SFTP, some rejected. */
export const ordersFlow: IntegrationFlowView = {
  id: 3,
  version: 2,
  clientId: 11,
  clientName: 'Banksia Sydney',
  connection: {
    id: 5,
    server: 'files.banksia.example',
    transferType: 'SFTP',
    integrationType: 'XML',
  },
  kind: 'ORDERS_IN',
  folder: 'out/orders',
  pattern: '*.xml',
  everyMinutes: 5,
  options: {
    commit: 'GOOD_ORDERS',
    offer: 'CHEAPEST',
    whenKnown: 'SKIP',
    keepFaultyAsDrafts: false,
    leavesFiles: false,
    labels: false,
    pickups: false,
  },
  isActive: true,
  actsFor: 'Bea Summer',
  failure: null,
  failingSince: null,
  failures: 0,
  lastRunAt: '2026-11-23T03:40:00.000Z',
  nextRunAt: '2026-11-23T03:45:00.000Z',
  lastNumber: 0,
  resend: null,
  figures: { ...noFigures, files: 4, orders: 120, taken: 117, refused: 3 },
  quarters: [
    { index: 90, files: 3, withRefusals: 0, failed: 0 },
    { index: 95, files: 1, withRefusals: 1, failed: 0 },
  ],
};

/** Tracking updates over the same server, which rejects the password. */
export const trackingFlow: IntegrationFlowView = {
  ...ordersFlow,
  id: 4,
  kind: 'TRACKING_OUT',
  folder: 'in/tracking',
  pattern: '*',
  lastNumber: 812,
  everyMinutes: 15,
  failures: 3,
  failure: 'files.banksia.example:22 rejected the user name or password',
  failingSince: '2026-11-23T00:15:00.000Z',
  figures: { ...noFigures, files: 12 },
  quarters: [],
};

export const orderFile: IntegrationFileDetailView = {
  id: 71,
  flowId: 3,
  clientId: 11,
  clientName: 'Banksia Sydney',
  kind: 'ORDERS_IN',
  server: 'files.banksia.example',
  name: 'ORD_20261123_1438.xml',
  bytes: 41_984,
  state: 'FILED',
  importId: 9,
  orders: 38,
  taken: 36,
  refused: 2,
  isResend: false,
  failure: null,
  foundAt: '2026-11-23T03:40:02.000Z',
  updatedAt: '2026-11-23T03:40:07.000Z',
  digest: '9b1c0477ae'.repeat(6),
  steps: [
    { step: 'FOUND', at: '2026-11-23T03:40:02.000Z', details: 'out/orders' },
    { step: 'FILED', at: '2026-11-23T03:40:07.000Z', details: 'in done' },
  ],
  ignoredFields: [],
  refusals: [
    {
      reference: 'PE-88213',
      message: 'No such postcode',
      errors: [{ row: 14, field: 'Postcode', message: 'No such postcode' }],
    },
  ],
  canRetry: false,
  canTakeAgain: false,
  hasContent: true,
  attachments: [],
  hasErrorFile: true,
};
