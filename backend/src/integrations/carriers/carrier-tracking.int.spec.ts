import { stub } from '../../../../test/support/stub.js';
import { findCarrierKind, networkTransport } from '../../carrier-adapters/index.js';
import { READ_ATTEMPTS } from '../../carrier-adapters/kit/carrier-client.js';
import { journeyOf } from '../../carrier-adapters/australia-post/double/journeys.js';
import type { CarrierAccount, CarrierAccounts } from '../../carriers/index.js';
import { SystemClock } from '../../platform/clock.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import type { FeedScan, ScanRecorder, SetAsideScanRepository } from '../../tracking/index.js';
import type { OutgoingFailureRepository } from '../records/outgoing-failure.repository.js';
import { AccountFixture } from './account-integration.fixture.js';
import { CarrierTracking, nextPull } from './carrier-tracking.js';

let fixture: AccountFixture;
let recorded: FeedScan[];
let setAside: string[];
/** Connotes whose scans cannot be recorded, because of an error on our side. */
let faulty: Set<string>;

beforeAll(async () => {
  fixture = await AccountFixture.open('carrier_tracking');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  recorded = [];
  setAside = [];
  faulty = new Set();
  await fixture.database.query('delete from carrier_shipment');
});

async function announced(consignmentId: number, connoteNumber = `LKD${consignmentId}`) {
  await fixture.shipments.save({
    consignmentId,
    customerCarrierId: 21,
    ourReference: `LH-${consignmentId}-1`,
    carrierReference: `shp${consignmentId}`,
    connoteNumber,
    articleNumbers: [],
    label: null,
  });
  await fixture.shipments.scheduleNextPoll([consignmentId], new Date(0));
}

function tracking(isSetUp = true): CarrierTracking {
  const { double, shipments } = fixture;
  const { number, apiKey, password } = double.state.account;
  const kind = findCarrierKind('australia-post');
  if (!kind) throw new Error('the adapter is registered');
  const account = {
    customerId: 3,
    kind,
    settings: {
      accountType: 'EPARCEL',
      accountNumber: number,
      apiKey,
      password,
      environment: 'TESTBED',
      labelLayout: 'A6-1pp',
    },
    io: {
      transport: networkTransport(loopbackPolicy()),
      now: () => new Date(),
      log: () => undefined,
      server: double.url,
    },
  };
  return new CarrierTracking(
    stub<CarrierAccounts>({
      find: (): Promise<CarrierAccount | null> => Promise.resolve(isSetUp ? account : null),
      recordPoll: () => Promise.resolve(),
    }),
    shipments,
    stub<ScanRecorder>({
      record: (scan: FeedScan) => {
        if (faulty.has(scan.connote)) return Promise.reject(new Error('no reason known'));
        recorded.push(scan);
        return Promise.resolve(null);
      },
    }),
    stub<SetAsideScanRepository>({
      add: ({ connote }: { readonly connote: string }) => {
        setAside.push(connote);
        return Promise.resolve();
      },
    }),
    stub<OutgoingFailureRepository>({
      track: (_used: unknown, call: () => Promise<unknown>) => call(),
    }),
    new SystemClock(),
  );
}

const pull = (isSetUp = true) => tracking(isSetUp).pullDue(new AbortController().signal);

const nextOf = async (consignmentId: number) => {
  const [row] = await fixture.database.query<{ at: Date | null }[]>(
    'select next_pull_at as at from carrier_shipment where consignment_id = $1',
    [consignmentId],
  );
  return row?.at ?? null;
};

const minutesUntil = (at: Date | null) => at && Math.round((at.getTime() - Date.now()) / 60_000);

describe('scans of carriers that have to be polled', () => {
  it('are recorded, and a delivered connote is no longer polled', async () => {
    await announced(1);
    await announced(2);
    fixture.double.state.journeys.set('LKD1', journeyOf('LKD1', 'DELIVERED'));

    await pull();

    expect(recorded.map(({ connote, status }) => `${connote} ${status}`)).toEqual([
      'LKD1 PICKED_UP',
      'LKD1 IN_TRANSIT',
      'LKD1 OUT_FOR_DELIVERY',
      'LKD1 DELIVERED',
    ]);
    expect(await nextOf(1)).toBeNull();
    expect(minutesUntil(await nextOf(2))).toBe(720);
  });

  it('cost at most ten calls of an account in a round, the rest in the next', async () => {
    for (let id = 1; id <= 120; id += 1) await announced(id);
    const before = fixture.double.requests.length;

    await pull();
    expect(fixture.double.requests.length - before).toBe(10);
    await pull();

    expect(fixture.double.requests.length - before).toBe(12);
    expect(await fixture.shipments.listDueAccounts()).toEqual([]);
  });

  it('are polled again in the next round if the carrier does not respond, for sixty days', async () => {
    for (const id of [1, 2]) await announced(id);
    await fixture.database.query(
      `update carrier_shipment set announced_at = now() - interval '61 days' where consignment_id = 1`,
    );
    fixture.double.fail('RESET_BEFORE_WORK', 'GET /shipping/v1/track', READ_ATTEMPTS);

    await pull();

    expect(recorded).toEqual([]);
    expect(await nextOf(1)).toBeNull();
    expect(await nextOf(2)).toEqual(new Date(0));
    expect(await fixture.shipments.listDueAccounts()).toEqual([21]);
  });

  it('are recorded even if the carrier sends invalid data about another number', async () => {
    for (let id = 1; id <= 12; id += 1) await announced(id);
    const [item] = journeyOf('LKD3', 'DELIVERED');
    const nonsense = [{ ...item!, events: [{ date: 'yesterday', description: 'Picked up' }] }];
    fixture.double.state.journeys.set('LKD3', nonsense);
    fixture.double.state.journeys.set('LKD1', journeyOf('LKD1', 'DELIVERED'));
    fixture.double.state.journeys.set('LKD12', journeyOf('LKD12', 'DELIVERED'));

    await pull();
    fixture.double.state.journeys.clear();

    const delivered = recorded.filter(({ status }) => status === 'DELIVERED');
    expect(delivered.map(({ connote }) => connote).sort()).toEqual(['LKD1', 'LKD12']);
    expect(setAside).toEqual(['LKD3']);
    expect(minutesUntil(await nextOf(3))).toBe(720);
    expect(await fixture.shipments.listDueAccounts()).toEqual([]);
  });

  it('are set aside after three failures to record one, so that they do not stop the others', async () => {
    for (const id of [1, 2]) await announced(id);
    for (const number of ['LKD1', 'LKD2'])
      fixture.double.state.journeys.set(number, journeyOf(number, 'DELIVERED'));
    faulty.add('LKD1');
    const rounds = tracking();
    const nextRound = () => rounds.pullDue(new AbortController().signal);

    await nextRound();
    await nextRound();
    expect(setAside).toEqual([]);
    // each of the four scans of LKD1 fails three times
    for (let round = 3; round <= 9; round += 1) await nextRound();
    fixture.double.state.journeys.clear();

    expect(new Set(setAside)).toEqual(new Set(['LKD1']));
    expect(recorded.at(-1)).toMatchObject({ connote: 'LKD2', status: 'DELIVERED' });
    expect(await fixture.shipments.listDueAccounts()).toEqual([]);
  });

  it('are given up after sixty days even if the carrier still rejects their number', async () => {
    for (const id of [1, 2]) await announced(id);
    await fixture.database.query(
      `update carrier_shipment set announced_at = now() - interval '61 days' where consignment_id = 1`,
    );
    const [item] = journeyOf('LKD1', 'DELIVERED');
    const nonsense = [{ ...item!, events: [{ date: 'yesterday', description: 'Picked up' }] }];
    fixture.double.state.journeys.set('LKD1', nonsense);

    await pull();
    fixture.double.state.journeys.clear();

    expect(setAside).toEqual(['LKD1']);
    expect(await nextOf(1)).toBeNull();
    expect(minutesUntil(await nextOf(2))).toBe(720);
  });

  it('are given up after sixty days without an account', async () => {
    await announced(1);
    await fixture.database.query(
      `update carrier_shipment set announced_at = now() - interval '61 days'`,
    );

    await pull(false);

    expect(await nextOf(1)).toBeNull();
  });

  it('wait while the account is not set up', async () => {
    await announced(1);
    const before = fixture.double.requests.length;

    await pull(false);

    expect(fixture.double.requests).toHaveLength(before);
    expect(minutesUntil(await nextOf(1))).toBe(720);
  });

  it.each([
    ['out for delivery', 'OUT_FOR_DELIVERY', 1, 30],
    ['in transit', 'IN_TRANSIT', 3, 240],
    ['announced', null, 0, 720],
    ['quiet for three weeks', 'IN_TRANSIT', 21, 1440],
  ] as const)(
    'are polled more often the sooner the status can change: %s',
    (_, status, days, minutes) => {
      const now = new Date('2026-11-25T00:00:00Z');
      const announcedAt = new Date(now.getTime() - days * 86_400_000);

      const at = nextPull(announcedAt, status, now);

      expect(at && (at.getTime() - now.getTime()) / 60_000).toBe(minutes);
    },
  );

  it('are not polled after sixty days', () => {
    const now = new Date('2026-11-25T00:00:00Z');

    expect(nextPull(new Date(now.getTime() - 60 * 86_400_000), 'IN_TRANSIT', now)).toBeNull();
  });
});
