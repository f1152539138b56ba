import type { ContractSubject } from './contract-subject.js';
import type { AppendResult, EventStore, ExpectedRevision } from '../event-store.js';
import { findChainBreak } from '../hash-chain.js';
import { subscribeUntil, idsOf, newEvent, newEvents, newStream } from './sample-events.js';

const WRITERS = 32;
const APPENDS_EACH = 15;
const ALL = WRITERS * APPENDS_EACH;

export function describeConcurrency(subject: () => ContractSubject): void {
  describe('concurrent appends', () => {
    it('always succeed when they expect any revision', async () => {
      const stream = newStream();
      await Promise.all(
        newEvents(40).map((event) => subject().store.append(stream, [event], 'any')),
      );

      const revisions = (await subject().store.readStream(stream, { limit: 10_000 })).map(
        ({ revision }) => revision,
      );
      expect(revisions).toEqual(Array.from({ length: 40 }, (_, n) => n));
    });

    it('to the same revision have one winner, and the others learn the actual revision', async () => {
      const stream = newStream();
      const { hash } = await subject().store.append(stream, newEvents(1), 'noStream');
      const attempts = await Promise.allSettled(
        newEvents(20).map((event) =>
          subject().store.append(stream, [event], { revision: 0, hash }),
        ),
      );

      const losers = attempts.filter(({ status }) => status === 'rejected');
      expect(losers).toHaveLength(19);
      for (const loser of losers)
        expect(loser).toMatchObject({ reason: { actualRevision: 1, stream } });
    });

    it('do not fail because of a conflicting append in the same batch', async () => {
      const taken = newStream();
      await subject().store.append(taken, [newEvent()], 'noStream');
      const appends = Array.from({ length: 20 }, (_, n) =>
        subject().store.append(n % 4 === 0 ? taken : newStream(), newEvents(2), 'noStream'),
      );

      const outcomes = await Promise.allSettled(appends);

      expect(outcomes.map(({ status }) => status)).toEqual(
        outcomes.map((_, n) => (n % 4 === 0 ? 'rejected' : 'fulfilled')),
      );
    });
  });

  describe(`${WRITERS} writers alongside three followers`, () => {
    it('are seen by all followers completely, once and in the same order', async () => {
      const kind = newStream('crowd');
      const other = await subject().connect();
      const options = { after: await other.lastPosition(), prefixes: [kind], batchSize: 50 };
      const followers = [subject().store, subject().store, other].map((store) =>
        subscribeUntil(store, ALL, options),
      );

      const stores = [subject().store, other];
      const written = await Promise.all(
        Array.from({ length: WRITERS }, (_, n) => write(stores[n % 2]!, `${kind}-${n}`)),
      );
      const seen = (await Promise.all(followers)).map(idsOf);

      await other.close();
      expect([...seen[0]!].sort()).toEqual(written.flat().sort());
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
      expect(idsOf(await readFrom(subject().store, options.after))).toEqual(seen[0]);
    });

    it('are consistent when every connection is cut repeatedly', async () => {
      const { dropConnections } = subject();
      if (!dropConnections) return; // not possible on request with a real server
      const kind = newStream('storm');
      const { store } = subject();
      const follower = subscribeUntil(store, ALL, {
        after: await store.lastPosition(),
        prefixes: [kind],
      });

      const streams = Array.from({ length: WRITERS }, (_, n) => `${kind}-${n}`);
      const written = await Promise.all(
        streams.map((stream, n) =>
          write(store, stream, async (nth) => {
            if (n % 4 === 0 && nth === n % APPENDS_EACH) await dropConnections();
          }),
        ),
      );

      expect(idsOf(await follower).sort()).toEqual(written.flat().sort());
      for (const [n, stream] of streams.entries()) {
        const events = await store.readStream(stream, { limit: 10_000 });
        expect(idsOf(events)).toEqual(written[n]);
        expect(events.map((event, i) => findChainBreak(event, linkTo(events[i - 1])))).toEqual(
          events.map(() => null),
        );
      }
    });
  });
}

/** Appends one event after the other, each with the exact revision; returns their ids. */
async function write(
  store: EventStore,
  stream: string,
  afterNth: (n: number) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const events = newEvents(APPENDS_EACH);
  let expected: ExpectedRevision | AppendResult = 'noStream';
  for (const [n, event] of events.entries()) {
    expected = await store.append(stream, [event], expected);
    await afterNth(n);
  }
  return idsOf(events);
}

async function readFrom(store: EventStore, from: string) {
  const events = [];
  for (let after = from; ;) {
    const batch = await store.readAll({ after, limit: 100 });
    events.push(...batch.events);
    if (batch.scannedTo === after) return events;
    after = batch.scannedTo;
  }
}

function linkTo(event?: { revision: number; metadata: { hash: string } }) {
  return event && { revision: event.revision, hash: event.metadata.hash };
}
