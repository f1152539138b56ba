import type { Recorded } from '@contracts/events/domain-event.js';

import { PoisonEvent } from './event-store.errors.js';
import type { EventBatch, EventStore } from './event-store.js';
import { newEvent } from './testing/sample-events.js';
import { withUpcasters } from './upcasting.js';
import { stub } from '../../test/support/stub.js';

const upcasters = {
  Weighed: [
    (data: unknown) => ({ grams: (data as { kilograms: number }).kilograms * 1_000 }),
    (data: unknown) => ({ ...(data as object), isEstimate: false }),
  ],
  Lost: [
    () => {
      throw new Error('nobody knows what this was');
    },
  ],
};

const recorded = (n: number, type: string, data: unknown, schemaVersion = 1): Recorded => {
  const { metadata, id } = newEvent();
  const chained = { ...metadata, schemaVersion, prevHash: null, hash: 'x' };
  return { id, type, data, stream: 's-1', revision: n, position: `p${n}`, metadata: chained };
};

const weighed = (n: number) => recorded(n, 'Weighed', { kilograms: 2 });

function storeOf(events: Recorded[]): EventStore {
  const batch: EventBatch = { events, scannedTo: 'p9' };
  const store = {
    readStream: () => Promise.resolve(events),
    readAll: () => Promise.resolve(batch),
    async *subscribe() {
      yield await Promise.resolve(batch);
    },
  };
  return withUpcasters(stub<EventStore>(store), upcasters);
}

const follow = (store: EventStore) =>
  store.subscribe({ after: '', prefixes: [], signal: new AbortController().signal });

describe('upcasting on read', () => {
  it.each([
    [1, { kilograms: 2 }, { grams: 2_000, isEstimate: false }],
    [2, { grams: 7 }, { grams: 7, isEstimate: false }],
    [3, { grams: 7, isEstimate: true }, { grams: 7, isEstimate: true }],
  ])('begins at version %i', async (version, data, newest) => {
    const [event] = await storeOf([recorded(0, 'Weighed', data, version)]).readStream('s-1', {
      limit: 1,
    });

    expect(event).toMatchObject({ data: newest, metadata: { schemaVersion: 3 } });
  });

  it('leaves unchanged types alone', async () => {
    const event = recorded(0, 'Drafted', { reference: 'PO 4711' });

    expect(await storeOf([event]).readStream('s-1', { limit: 1 })).toEqual([event]);
  });

  it.each([
    [
      'from a newer release',
      recorded(0, 'Weighed', {}, 4),
      'Weighed has no version 4; the latest is 3',
    ],
    [
      'from before the first version',
      recorded(0, 'Weighed', {}, 0),
      'Weighed has no version 0; the latest is 3',
    ],
    ['that its upcaster gives up on', recorded(0, 'Lost', {}), 'nobody knows what this was'],
  ])('stops at an event %s, with the reason', async (_case, event, message) => {
    const reading = storeOf([event]).readAll({ after: '', limit: 9 });

    await expect(reading).rejects.toBeInstanceOf(PoisonEvent);
    await expect(reading).rejects.toMatchObject({
      position: 'p0',
      stream: 's-1',
      cause: { message },
    });
  });

  it('delivers events before the one it stops at', async () => {
    const lost = recorded(3, 'Lost', {});
    const store = storeOf([weighed(0), weighed(1), weighed(2), lost, weighed(4)]);
    const batches: EventBatch[] = [];
    const stopped: unknown = await (async () => {
      for await (const batch of follow(store)) batches.push(batch);
    })().catch((error: unknown) => error);

    expect(await store.readAll({ after: '', limit: 9 })).toMatchObject({ scannedTo: 'p2' });
    expect(batches.map(({ events, scannedTo }) => [events.length, scannedTo])).toEqual([[3, 'p2']]);
    expect(stopped).toMatchObject({ position: 'p3' });
  });

  it('passes on the scanned position', async () => {
    const scanned: string[] = [];
    for await (const { scannedTo } of follow(storeOf([weighed(0)]))) scanned.push(scannedTo);

    expect(scanned).toEqual(['p9']);
  });

  it('changes nothing else about the store', async () => {
    const result = { position: 'p7', revision: 7, hash: 'x' };
    const inner = {
      append: jest.fn().mockResolvedValue(result),
      lastPosition: jest.fn().mockResolvedValue('p7'),
      close: jest.fn().mockResolvedValue(undefined),
    };
    const store = withUpcasters(stub<EventStore>(inner), upcasters);
    const events = [newEvent()];

    expect(await store.append('s-1', events, 'any', { isNew: true })).toBe(result);
    expect(inner.append).toHaveBeenCalledWith('s-1', events, 'any', { isNew: true });
    expect(await store.lastPosition()).toBe('p7');
    await store.close();
    expect(inner.close).toHaveBeenCalled();
  });
});
