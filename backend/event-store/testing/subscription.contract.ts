import type { Recorded } from '@contracts/events/domain-event.js';

import type { ContractSubject } from './contract-subject.js';
import { PoisonEvent } from '../event-store.errors.js';
import type { EventBatch, EventStore, SubscribeOptions } from '../event-store.js';
import { subscribeUntil, idsOf, newEvent, newEvents, newStream } from './sample-events.js';

export function describeSubscription(subject: () => ContractSubject): void {
  describe('a subscription', () => {
    it('delivers existing events, then new ones', async () => {
      const { store } = subject();
      const after = await store.lastPosition();
      const early = newEvents(3);
      await store.append(newStream(), early, 'noStream');
      const done = new AbortController();

      const seen: string[] = [];
      const late = newEvents(2);
      for await (const { events } of store.subscribe({
        after,
        prefixes: [],
        signal: done.signal,
      })) {
        const isCaughtUp = seen.length < 3 && seen.length + events.length >= 3;
        seen.push(...idsOf(events));
        if (isCaughtUp) await store.append(newStream(), late, 'noStream');
        if (seen.length >= 5) done.abort();
      }

      expect(seen).toEqual(idsOf([...early, ...late]));
    });

    it('delivers only streams with the given prefixes', async () => {
      const { store } = subject();
      const after = await store.lastPosition();
      const matching = [newEvent(), newEvent()];
      await store.append(newStream('apple'), [matching[0]!], 'noStream');
      await store.append(newStream('pear'), [newEvent()], 'noStream');
      await store.append(newStream('apricot'), [newEvent()], 'noStream');
      await store.append(newStream('plum'), [matching[1]!], 'noStream');

      const events = await subscribeUntil(store, 2, { after, prefixes: ['apple-', 'plum-'] });

      expect(idsOf(events)).toEqual(idsOf(matching));
    });

    it('delivers together what follows within its minimum interval', async () => {
      const { store } = subject();
      const own = await followerOf(store, 'spaced-', { minIntervalMs: 1_000 });
      await own.receive();

      const batch = own.next();
      await own.append(2);

      expect(await batch).toBe(2);
      await own.end();
    });

    it('rests for its maximum interval after two reads of other streams only', async () => {
      const { store } = subject();
      const own = await followerOf(store, 'resting-', { minIntervalMs: 1, maxIntervalMs: 1_000 });
      for (let read = 0; read < 2; read += 1) {
        const foreign = own.next();
        await store.append(newStream('other'), [newEvent()], 'noStream');
        expect(await foreign).toBe(0);
      }

      const batch = own.next();
      await own.append(2);

      expect(await batch).toBe(2);
      await own.end();
    });

    it('does not rest that long after one such read', async () => {
      const { store } = subject();
      const own = await followerOf(store, 'prompt-', { minIntervalMs: 1, maxIntervalMs: 60_000 });
      const foreign = own.next();
      await store.append(newStream('other'), [newEvent()], 'noStream');
      expect(await foreign).toBe(0);

      const began = performance.now();
      await own.receive();

      expect(performance.now() - began).toBeLessThan(30_000);
      await own.end();
    });

    it('reports the scanned position even when nothing matched', async () => {
      const { store } = subject();
      const after = await store.lastPosition();
      const done = new AbortController();
      const { position } = await store.append(newStream(), [newEvent()], 'noStream');

      const prefixes = ['nobody-'];
      let scannedTo = after;
      for await (const batch of store.subscribe({ after, prefixes, signal: done.signal })) {
        expect(batch.events).toEqual([]);
        expect(batch.scannedTo > scannedTo).toBe(true);
        scannedTo = batch.scannedTo;
        if (scannedTo >= position) done.abort();
      }

      expect(scannedTo >= position).toBe(true);
    });

    it('delivers the next batch on request, and never more than a batch', async () => {
      const { store } = subject();
      const after = await store.lastPosition();
      const events = newEvents(25);
      await store.append(newStream(), events, 'noStream');
      const done = new AbortController();

      const options = { after, prefixes: [], batchSize: 4, signal: done.signal };
      const seen: Recorded[] = [];
      for await (const batch of store.subscribe(options)) {
        expect(batch.events.length).toBeLessThanOrEqual(4);
        seen.push(...batch.events);
        // A consumer that is slower than the writers.
        if (seen.length < 20) events.push(...(await appendOne(store)));
        if (seen.length >= events.length) done.abort();
      }

      expect(idsOf(seen)).toEqual(idsOf(events));
    });

    it('ends on abort while waiting', async () => {
      const done = new AbortController();
      const after = await subject().store.lastPosition();
      const ended = expectNoEvents(subject().store, after, done.signal);
      done.abort();

      await expect(ended).resolves.toBeUndefined();
    });

    it('ends when its store is closed, however early', async () => {
      for (let n = 0; n < 10; n += 1) {
        const store = await subject().connect();
        const after = await store.lastPosition();
        const ended = expectNoEvents(store, after, new AbortController().signal);
        await store.close();

        await expect(ended).resolves.toBeUndefined();
      }
    });

    it('stops at an event that cannot be read, and continues after it', async () => {
      const { store } = subject();
      const after = await store.lastPosition();
      const stream = newStream('poisoned');
      const before = newEvent();
      await store.append(stream, [before], 'noStream');
      await subject().poison(stream);
      const nextEvent = newEvent();
      await store.append(newStream('poisoned'), [nextEvent], 'noStream');

      const seen: string[] = [];
      const error: unknown = await (async () => {
        const signal = new AbortController().signal;
        for await (const batch of store.subscribe({ after, prefixes: ['poisoned-'], signal }))
          seen.push(...idsOf(batch.events));
      })().catch((error: unknown) => error);

      expect(seen).toEqual([before.id]);
      expect(error).toBeInstanceOf(PoisonEvent);
      expect(error).toMatchObject({ stream });
      const next = { after: (error as PoisonEvent).position, prefixes: ['poisoned-'] };
      expect(idsOf(await subscribeUntil(store, 1, next))).toEqual([nextEvent.id]);
    });
  });
}

async function appendOne(store: EventStore) {
  const event = newEvent();
  await store.append(newStream(), [event], 'noStream');
  return [event];
}

async function expectNoEvents(store: EventStore, after: string, signal: AbortSignal) {
  for await (const batch of store.subscribe({ after, prefixes: [], signal }))
    expect(batch.events).toEqual([]);
}

/** A follower that has caught up, and receives each event as it is appended. */
async function followerOf(
  store: EventStore,
  prefix: string,
  interval: Pick<SubscribeOptions, 'minIntervalMs' | 'maxIntervalMs'>,
) {
  const done = new AbortController();
  const options = { prefixes: [prefix], signal: done.signal, ...interval };
  const batches = store.subscribe({ after: await store.lastPosition(), ...options });
  const follower = batches[Symbol.asyncIterator]();
  /** Number of events in the next batch. */
  const next = async () => ((await follower.next()).value as EventBatch).events.length;
  const append = async (count: number) => {
    for (let event = 0; event < count; event += 1)
      await store.append(newStream(prefix.slice(0, -1)), [newEvent()], 'noStream');
  };
  const receive = async () => {
    const received = next();
    await append(1);
    await received;
  };
  // The first events end the catching up of a store that pushes.
  for (let event = 0; event < 2; event += 1) await receive();
  return {
    next,
    append,
    receive,
    end: async () => {
      done.abort();
      await follower.next();
    },
  };
}
