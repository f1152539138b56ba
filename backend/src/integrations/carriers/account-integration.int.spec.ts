import type { ManifestEvent } from '@contracts/events/manifest.events.js';
import { readWholeStream } from '@event-store/stream-pages.js';

import { ConsignmentEventReader } from '../../consignments/index.js';
import { nextRunAfter, TryAgainLater } from '../../platform/jobs/job-task.js';
import { writeManifest } from '../testing/manifested-consignment.js';
import { AccountFixture } from './account-integration.fixture.js';

/** The end of the process: nothing is recorded. */
class Killed extends Error {}

/** The same every run. */
function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const MANIFESTS = 6;
const SHIPMENTS_EACH = 5;
const KILLS = 10;

let fixture: AccountFixture;
let nextId = 1000;

beforeAll(async () => {
  fixture = await AccountFixture.open('account_integration', 'STARTRACK');
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.beforeCall = () => undefined;
  fixture.double.failEach('HANG', () => false);
});

async function manifested(size: number, more: object = {}): Promise<number> {
  const id = (nextId += 100);
  const consignmentIds = Array.from({ length: size }, (_, index) => id + index);
  const wanted = { customerCarrierId: 21, window: null, via: 'EMAIL', isPending: true } as const;
  await writeManifest(fixture.store, { ...wanted, id, consignmentIds, ...more });
  return id;
}

const run = (manifestId: number, attempt = 1, task: 'transmitTask' | 'bookTask' = 'transmitTask') =>
  fixture[task]().run(
    { manifestId, causationId: `event-${manifestId}`, correlationId: 'c1' },
    { attempt, nextRunAt: nextRunAfter(new Date(), attempt) },
  );

/** Repeats as the queue does. @returns the runs it took */
async function untilDone(manifestId: number): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const isDone = await run(manifestId, attempt).then(
      () => true,
      (error: unknown) => {
        if (error instanceof TryAgainLater || error instanceof Killed) return false;
        throw error;
      },
    );
    if (isDone) return attempt;
  }
}

const story = async (id: number) =>
  (await readWholeStream<ManifestEvent>(fixture.store, `manifest-${id}`)).filter(({ type }) =>
    [
      'ManifestTransmitted',
      'TransmissionFailed',
      'ManifestPickupBooked',
      'PickupBookingFailed',
    ].includes(type),
  );

const connoteOf = async (id: number) =>
  (await new ConsignmentEventReader(fixture.store).getUnscoped(id)).connote?.connoteNumber;

describe('a manifest on an account with a carrier', () => {
  it('becomes shipments and an order there, and the consignments get their connotes', async () => {
    const id = await manifested(2);

    await run(id);

    const [order] = fixture.double.state.orders.slice(-1);
    expect(await story(id)).toMatchObject([
      {
        type: 'ManifestTransmitted',
        data: { integrationManifestId: order?.order_id, fileName: `MAN-${id}` },
      },
    ]);
    expect(order?.order_reference).toBe(`LH-MAN-${id}-1`);
    expect(new Set([await connoteOf(id), await connoteOf(id + 1)]).size).toBe(2);
  });

  it('has its labels stored sealed before the connotes are known', async () => {
    const id = await manifested(1);

    await run(id);

    const [row] = await fixture.database.query<{ label: Buffer; connote_number: string }[]>(
      'select * from carrier_shipment where consignment_id = $1',
      [id],
    );
    const label = (await fixture.shipments.labels([id])).get(id);
    expect(label?.toString('latin1')).toMatch(/^%PDF/);
    expect(row?.label.toString('latin1')).not.toContain('%PDF');
    expect(row?.connote_number).toBe(await connoteOf(id));
  });

  it('fails for good with the words of the carrier where it refuses, and names the consignment', async () => {
    const id = await manifested(2);
    fixture.double.state.account.isCreditBlocked = true;

    await run(id);
    fixture.double.state.account.isCreditBlocked = false;

    expect(await story(id)).toMatchObject([
      { type: 'TransmissionFailed', data: { nextTryAt: null, attempt: 1 } },
    ]);
  });

  it('is retried while the carrier is away', async () => {
    const id = await manifested(1);
    fixture.double.fail('RESET_BEFORE_WORK', 'POST /shipping/v1/shipments');
    fixture.double.fail('RESET_BEFORE_WORK', 'GET /shipping/v1/shipments');

    await expect(run(id)).rejects.toBeInstanceOf(TryAgainLater);
    await run(id, 2);

    expect((await story(id)).map(({ type }) => type)).toEqual([
      'TransmissionFailed',
      'ManifestTransmitted',
    ]);
  });

  it('is there once, with every label, when responses are lost and workers end in the middle', async () => {
    const before = fixture.double.state.shipments.size;
    const ordersBefore = fixture.double.state.orders.length;
    const chance = seededChance(4711);
    let kills = 0;
    fixture.double.failEach('RESET_AFTER_WORK', ({ method }) => method !== 'GET' && chance() < 0.2);
    const killSometimes = () => {
      if (kills >= KILLS || chance() > 0.1) return;
      kills += 1;
      throw new Killed();
    };
    const ids: number[] = [];
    for (let n = 0; n < MANIFESTS; n += 1) {
      const id = await manifested(SHIPMENTS_EACH);
      ids.push(...Array.from({ length: SHIPMENTS_EACH }, (_, index) => id + index));
      // once a manifest for certain, then by chance
      let calls = 0;
      fixture.beforeCall = () => {
        calls += 1;
        if (calls === SHIPMENTS_EACH && kills < KILLS) {
          kills += 1;
          throw new Killed();
        }
        killSometimes();
      };
      await untilDone(id);
    }

    const { shipments, orders } = fixture.double.state;
    const taken = [...shipments.values()].slice(before);
    expect(kills).toBe(KILLS);
    expect(taken).toHaveLength(MANIFESTS * SHIPMENTS_EACH);
    expect(new Set(taken.map(({ body }) => body.shipment_reference)).size).toBe(taken.length);
    expect(taken.every(({ order_id }) => order_id !== null)).toBe(true);
    expect(orders.length - ordersBefore).toBe(MANIFESTS);
    expect((await fixture.shipments.labels(ids)).size).toBe(ids.length);
    const connotes = await Promise.all(ids.map(connoteOf));
    expect(new Set(connotes).size).toBe(ids.length);
    expect(connotes).not.toContain(undefined);
  });
});

describe('a pickup on an account with a carrier', () => {
  const window = { readyTime: '2026-03-03T03:00:00.000Z', closingTime: '2026-03-03T05:00:00.000Z' };

  it('is booked there, in the time of the sender', async () => {
    const id = await manifested(1, { window, via: 'CARRIER_API' });

    await run(id, 1, 'bookTask');

    const booked = fixture.double.state.pickups.at(-1);
    expect(booked?.reference).toBe(`pickup-${id}`);
    expect(await story(id)).toMatchObject([
      { type: 'ManifestPickupBooked', data: { bookingReference: booked?.booking_id } },
    ]);
  });

  it('is not booked twice when the response is lost: a person is asked', async () => {
    const id = await manifested(1, { window, via: 'CARRIER_API' });
    const before = fixture.double.state.pickups.length;
    fixture.double.fail('RESET_AFTER_WORK', 'POST /shipping/v1/pickups');

    await run(id, 1, 'bookTask');

    expect(fixture.double.state.pickups.length).toBe(before + 1);
    expect(await story(id)).toMatchObject([
      {
        type: 'PickupBookingFailed',
        data: { nextTryAt: null, reason: expect.stringContaining('may be booked') },
      },
    ]);
  });

  it('is not booked again by the worker after one that ended in the middle: a person is asked', async () => {
    const id = await manifested(1, { window, via: 'CARRIER_API' });
    const before = fixture.double.state.pickups.length;
    // noted before the call, and never finished
    await fixture.attempts.begin(id);

    await run(id, 2, 'bookTask');

    expect(fixture.double.state.pickups.length).toBe(before);
    expect(await story(id)).toMatchObject([
      {
        type: 'PickupBookingFailed',
        data: { nextTryAt: null, reason: expect.stringContaining('may be booked') },
      },
    ]);
  });

  it('is recorded by the worker after one that had the answer of the carrier', async () => {
    const id = await manifested(1, { window, via: 'CARRIER_API' });
    const before = fixture.double.state.pickups.length;
    await fixture.attempts.begin(id);
    await fixture.attempts.answered(id, 'PU-4711');

    await run(id, 2, 'bookTask');

    expect(fixture.double.state.pickups.length).toBe(before);
    expect(await story(id)).toMatchObject([
      { type: 'ManifestPickupBooked', data: { bookingReference: 'PU-4711' } },
    ]);
  });

  it('is tried again where nothing was booked', async () => {
    const id = await manifested(1, { window, via: 'CARRIER_API' });
    const before = fixture.double.state.pickups.length;
    fixture.double.fail('THROTTLED', 'POST /shipping/v1/pickups');

    await expect(run(id, 1, 'bookTask')).rejects.toBeInstanceOf(TryAgainLater);
    await run(id, 2, 'bookTask');

    expect(fixture.double.state.pickups.length).toBe(before + 1);
    expect((await story(id)).map(({ type }) => type)).toEqual([
      'PickupBookingFailed',
      'ManifestPickupBooked',
    ]);
  });

  it('is asked for by email where the manifest says so', async () => {
    const id = await manifested(1, { window, via: 'EMAIL' });

    await run(id, 1, 'bookTask');

    expect(await story(id)).toMatchObject([
      { type: 'ManifestPickupBooked', data: { bookingReference: 'by email' } },
    ]);
  });
});
