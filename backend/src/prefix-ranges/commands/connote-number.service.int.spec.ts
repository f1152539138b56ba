import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import { EventStoreUnavailable } from '@event-store/event-store.errors.js';
import type { EventStore } from '@event-store/event-store.js';
import { readWholeStream } from '@event-store/stream-pages.js';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { Actor } from '../../platform/actor.js';
import { SystemClock } from '../../platform/clock.js';
import { allotNumbers, registerRange } from '../domain/register-and-allot.js';
import { PrefixRangeStreams, prefixRangeStreams } from '../domain/prefix-range.js';
import { format } from '../testing/prefix-range.fixture.js';
import { ConnoteNumberService } from './connote-number.service.js';

const actor = new Actor({ id: 1, name: 'Ada Marsh', kind: 'USER', onBehalfOf: null }, new Map(), {
  correlationId: 'test',
  causationId: null,
});
const requestFor = (consignmentId: number) => ({ consignmentId, clientCarrierAccountId: 31 });

let database: TestDatabase;
let stores: [EventStore, EventStore];
let rangeId = 0;

beforeAll(async () => {
  database = await createTestDatabase('numbers');
  stores = [await connectEventStore(database.url), await connectEventStore(database.url)];
});

afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

/** Opens a range with a block for account 31, and two services that assign from it. */
async function openRange(length: number) {
  rangeId += 1;
  const clock = new SystemClock();
  const ranges = new PrefixRangeStreams(stores[0], clock, prefixRangeStreams);
  const access = { actor, permission: null };
  const range = { prefixRangeId: rangeId, customerId: 3, customerCarrierAccountId: 21, format };
  await ranges.create(rangeId, access, registerRange({ ...range, from: 1, to: 100_000 }));
  const block = { clientCarrierAccountId: 31, clientId: 7, length };
  const allotMore = () => ranges.change(rangeId, access, (state) => allotNumbers(state, block));
  await allotMore();
  const [one, other] = stores.map((store) => new ConnoteNumberService(store, clock));
  return { id: rangeId, one: one!, other: other!, allotMore };
}

const eventsOf = (id: number) => readWholeStream<PrefixRangeEvent>(stores[0], `prefixRange-${id}`);

describe('assigning connote numbers', () => {
  it('assigns 1,000 numbers without a gap to 1,000 concurrent requests from two processes', async () => {
    const { id, one, other } = await openRange(1000);

    const given = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        (index % 2 ? one : other).assign(id, requestFor(index + 1), actor),
      ),
    );

    const numbers = given.map(({ connote }) => connote!.number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
    expect(new Set(given.map(({ connote }) => connote!.connoteNumber)).size).toBe(1000);
  });

  it('writes concurrent requests in one append', async () => {
    const { id, one } = await openRange(100);
    await one.assign(id, requestFor(1), actor);

    await Promise.all(
      [2, 3, 4, 5].map((consignment) => one.assign(id, requestFor(consignment), actor)),
    );

    const appends = (await eventsOf(id)).filter(({ type }) => type === 'NumbersAssigned');
    expect(appends.length).toBeLessThanOrEqual(3);
  });

  it('returns the assigned number to a retried request, in either process', async () => {
    const { id, one, other } = await openRange(10);
    const first = await one.assign(id, requestFor(1), actor);

    expect(await other.assign(id, requestFor(1), actor)).toEqual(first);
    expect(await one.assign(id, requestFor(1), actor)).toEqual(first);
  });

  it('rejects a request beyond the last number, records that once, and continues after another allotment', async () => {
    const { id, one, other, allotMore } = await openRange(2);
    await Promise.all([one.assign(id, requestFor(1), actor), one.assign(id, requestFor(2), actor)]);

    await expect(one.assign(id, requestFor(3), actor)).rejects.toThrow(
      'Connote range is exhausted',
    );
    await expect(other.assign(id, requestFor(4), actor)).rejects.toThrow(
      'Connote range is exhausted',
    );
    const exhaustedEvents = (await eventsOf(id)).filter(({ type }) => type === 'RangeExhausted');
    expect(exhaustedEvents).toHaveLength(1);

    await allotMore();
    expect((await one.assign(id, requestFor(3), actor)).connote?.number).toBe(3);
  });

  it('rejects an account without numbers in the range', async () => {
    const { id, one } = await openRange(2);

    await expect(
      one.assign(id, { consignmentId: 1, clientCarrierAccountId: 99 }, actor),
    ).rejects.toThrow('No connote numbers are allotted to this carrier account');
  });

  it('reads only the new events after another process appended first', async () => {
    const { id, one, other } = await openRange(10);
    await one.assign(id, requestFor(1), actor);
    await other.assign(id, requestFor(2), actor);
    const reads = jest.spyOn(stores[0], 'readStream');

    await one.assign(id, requestFor(3), actor);

    expect(reads.mock.calls).toEqual([[`prefixRange-${id}`, { after: 2, limit: 2000 }]]);
    reads.mockRestore();
  });
});

describe('a range with a long history', () => {
  const assignMany = async (
    service: ConnoteNumberService,
    id: number,
    first: number,
    count: number,
  ) => {
    const ids = Array.from({ length: count }, (_, index) => first + index);
    await Promise.all(ids.map((consignment) => service.assign(id, requestFor(consignment), actor)));
  };

  it('returns its number to a retried operation, however many have been assigned since', async () => {
    const { id, one, other } = await openRange(3_000);
    const attemptedSince = new Date().toISOString();
    const first = await one.assign(id, requestFor(1), actor);
    await assignMany(one, id, 2, 1_200);

    expect(await one.assign(id, { ...requestFor(1), attemptedSince }, actor)).toEqual(first);
    expect(await other.assign(id, { ...requestFor(1), attemptedSince }, actor)).toEqual(first);
    expect((await one.assign(id, requestFor(9_999), actor)).connote?.number).toBe(1_202);
  });

  it('does not search before the first attempt', async () => {
    const { id, one } = await openRange(10);
    await one.assign(id, requestFor(1), actor);
    const reads = jest.spyOn(stores[0], 'readStream');
    const inTenMinutes = new Date(Date.now() + 600_000).toISOString();

    await one.assign(id, { ...requestFor(2), attemptedSince: inTenMinutes }, actor);

    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
  });

  it('keeps its state when the outcome of an append is unknown', async () => {
    const { id, one } = await openRange(10);
    await one.assign(id, requestFor(1), actor);
    const written = stores[0].append.bind(stores[0]);
    const append = jest.spyOn(stores[0], 'append').mockImplementationOnce(async (...args) => {
      await written(...args);
      throw new EventStoreUnavailable();
    });
    const reads = jest.spyOn(stores[0], 'readStream');

    await expect(one.assign(id, requestFor(2), actor)).rejects.toThrow(EventStoreUnavailable);
    expect((await one.assign(id, requestFor(2), actor)).connote?.number).toBe(2);
    expect((await one.assign(id, requestFor(3), actor)).connote?.number).toBe(3);

    expect(reads.mock.calls).toEqual([[`prefixRange-${id}`, { after: 2, limit: 2000 }]]);
    append.mockRestore();
    reads.mockRestore();
  });

  it('does not make a queued request wait for an unavailable store a second time', async () => {
    const { id, one } = await openRange(10);
    await one.assign(id, requestFor(1), actor);
    let fail: () => void = () => undefined;
    const append = jest.spyOn(stores[0], 'append').mockImplementationOnce(
      () =>
        new Promise((_resolve, reject) => {
          fail = () => {
            reject(new EventStoreUnavailable());
          };
        }),
    );

    const requests = [2, 3].map((consignment) => one.assign(id, requestFor(consignment), actor));
    const results = Promise.allSettled(requests);
    await Promise.resolve();
    fail();

    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(append).toHaveBeenCalledTimes(1);
    expect((await one.assign(id, requestFor(3), actor)).connote?.number).toBe(2);
    append.mockRestore();
  });
});
