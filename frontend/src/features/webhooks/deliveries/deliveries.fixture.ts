import type { PermissionName } from '@contracts/permissions/permissions';
import type {
  WebhookDeliveryItem,
  WebhookDeliveryView,
} from '@contracts/views/webhook-delivery.view';

import type { FakeEndpoint } from '../../../../test/fake-server';
import { openWebhooks } from '../../../../test/webhooks-page';

export const delivered: WebhookDeliveryItem = {
  id: 31,
  eventId: 'evt_01K3B9X7QJ8M2N4P6R8T0V2W4Y',
  eventType: 'consignment.delivered',
  ...{ subject: 'consignment/4711', subjectName: 'DB00000144', sequence: 6 },
  lane: 'LIVE',
  state: 'DELIVERED',
  attempts: 1,
  takenAt: '2026-11-20T03:12:44.000Z',
  nextAttemptAt: null,
  finishedAt: '2026-11-20T03:12:45.000Z',
  lastStatus: 200,
  lastFailure: null,
  waitsFor: null,
};
export const waiting: WebhookDeliveryItem = {
  ...delivered,
  ...{ id: 32, eventId: 'evt_01K3B9X7QJ8M2N4P6R8T0V2W4Z', eventType: 'manifest.submitted' },
  ...{
    subject: 'manifest/12',
    subjectName: null,
    sequence: null,
    state: 'WAITING',
    attempts: 2,
    finishedAt: null,
  },
  nextAttemptAt: '2026-11-20T03:20:00.000Z',
  ...{ lastStatus: 503, lastFailure: '503 Service Unavailable' },
};
export const delivery: WebhookDeliveryView = {
  ...waiting,
  url: 'https://wms.harbour.example/hooks',
  requestBody: '{"type":"manifest.submitted"}',
  requestHeaders: {
    'webhook-id': 'evt_01K3B9X7QJ8M2N4P6R8T0V2W4Z',
    'webhook-timestamp': '1795144364',
    'linehaul-delivery': 'live; attempt=2',
  },
  waitingBehind: 2,
  tries: [
    {
      ...{ number: 1, at: '2026-11-20T03:12:44.000Z', durationMs: 81, status: 503 },
      ...{ failure: '503 Service Unavailable', remoteAddress: '203.0.113.7' },
      ...{ answerHeaders: {}, answerBody: 'down for maintenance' },
    },
  ],
};
const figures = {
  delivered: 120,
  givenUp: 1,
  waiting: 3,
  oldestWaitingAt: '2026-11-20T03:00:00.000Z',
};
export const page = { deliveries: [waiting, delivered], before: null as number | null, figures };

export const LOG = 'GET webhook/5/delivery';
export const ONE = 'GET webhook/5/delivery/32';

export const open = (
  more: Readonly<Record<string, FakeEndpoint>> = {},
  at = '/webhooks',
  permissions?: readonly PermissionName[],
) =>
  openWebhooks({
    ...{ at, ...(permissions && { permissions }) },
    more: { [LOG]: { body: page }, [ONE]: { body: delivery }, ...more },
  });

export const openOne = (more: Readonly<Record<string, FakeEndpoint>> = {}) =>
  open(more, '/webhooks?delivery=32');
