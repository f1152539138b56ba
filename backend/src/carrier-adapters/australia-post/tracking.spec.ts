import { callOf } from '../kit/carrier-client.js';
import { australiaPost } from './adapter.js';
import { settings as form } from './settings.js';
import { pullScans } from './tracking.js';

const settings = form.schema.parse({
  accountType: 'EPARCEL',
  accountNumber: '4711',
  apiKey: 'key',
  password: 'password',
  environment: 'TESTBED',
  labelLayout: 'A6-1pp',
});

/** Statuses of the scans of one piece with these events, listed newest first. */
async function statusesOf(status: string | undefined, ...events: readonly object[]) {
  const results = [{ tracking_id: 'LKD1', trackable_items: [{ status, events }] }];
  const body = Buffer.from(JSON.stringify({ tracking_results: results }));
  const response = { status: 200, statusText: '', headers: {}, body, remoteAddress: null };
  const call = callOf(australiaPost, settings, {
    transport: () => Promise.resolve(response),
    now: () => new Date('2026-11-25T00:00:00Z'),
    log: () => undefined,
  });
  const { scans } = await pullScans(['LKD1'], call);
  return scans.map((scan) => scan.status);
}

describe('scans at one time', () => {
  const at = '2026-11-23T10:41:00+10:00';
  const events = [
    { date: at, description: 'Delivered' },
    { date: at, description: 'Onboard for delivery' },
  ];

  it.each(['Delivered', undefined])(
    'are in the order of their events, of which the carrier lists the newest first (status %s)',
    async (status) => {
      expect(await statusesOf(status, ...events)).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED']);
    },
  );
});
