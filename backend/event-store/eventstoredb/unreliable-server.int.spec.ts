import { Cluster } from '../../../test/support/eventstoredb/cluster.js';
import {
  startEventStoreDB,
  type TestEventStoreDB,
} from '../../../test/support/eventstoredb/start-eventstoredb.js';
import { connectEventStore } from '../connect-event-store.js';
import { EventStoreUnavailable } from '../event-store.errors.js';
import type { EventStore } from '../event-store.js';
import { subscribeUntil, idsOf, newEvent, newEvents, newStream } from '../testing/sample-events.js';
import { EventReader } from './event-reader.js';
import { EventStoreDBEventStore } from './eventstoredb-event-store.js';

let server: TestEventStoreDB;
let store: EventStore;

beforeAll(async () => {
  server = await startEventStoreDB();
  store = await connectEventStore(server.url);
});

afterAll(async () => {
  await store.close();
  await server.stop();
});

describe('an append whose response is lost', () => {
  it('is retried with the same ids, and written once', async () => {
    const stream = newStream();
    server.faults.loseResponses(2);
    const events = newEvents(2);

    const result = await store.append(stream, events, 'any');

    expect(result.revision).toBe(1);
    expect(idsOf(await store.readStream(stream, { limit: 100 }))).toEqual(idsOf(events));
  });

  it('does not disturb the appends of others', async () => {
    server.faults.loseResponses(1);
    const streams = Array.from({ length: 10 }, () => newStream());
    await Promise.all(streams.map((stream) => store.append(stream, newEvents(1), 'noStream')));

    for (const stream of streams)
      expect(await store.readStream(stream, { limit: 100 })).toHaveLength(1);
  });
});

describe('response that takes too long', () => {
  it('times out: on retry with the same ids, the server reports what it has', async () => {
    const shortTimeout = new EventStoreDBEventStore(server.url, 150);
    const stream = newStream();
    const events = newEvents(2);
    server.faults.delayResponses(2, 400);

    const first = await shortTimeout.append(stream, events, 'noStream');

    expect(first.revision).toBe(1);
    expect(await store.append(stream, [newEvent()], first)).toMatchObject({ revision: 2 });
    expect(idsOf(await store.readStream(stream, { limit: 100 })).slice(0, 2)).toEqual(
      idsOf(events),
    );
    await shortTimeout.close();
  });
});

describe('an append that cannot have been written before', () => {
  const reads = jest.spyOn(EventReader.prototype, 'readStream');

  beforeEach(() => reads.mockClear());
  afterAll(() => {
    reads.mockRestore();
  });

  it('is one call, and returns the position of the last event', async () => {
    const stream = newStream();
    const first = await store.append(stream, newEvents(2), 'noStream', { isNew: true });
    const second = await store.append(stream, newEvents(3), first, { isNew: true });

    expect(reads).not.toHaveBeenCalled();
    const last = (await store.readStream(stream, { limit: 10 })).at(-1)!;
    expect(second).toEqual({ position: last.position, revision: 4, hash: last.metadata.hash });
  });

  it('returns the same result when its response was lost', async () => {
    const stream = newStream();
    server.faults.loseResponses(1);
    const written = await store.append(stream, [newEvent()], 'noStream', { isNew: true });

    expect(reads).not.toHaveBeenCalled();
    const [only] = await store.readStream(stream, { limit: 10 });
    expect(written).toEqual({
      position: only!.position,
      revision: 0,
      hash: only!.metadata.hash,
    });
  });
});

describe('follower whose connection drops', () => {
  it('resumes where it was, without duplicates', async () => {
    const stream = newStream('dropped');
    const after = await store.lastPosition();
    const events = newEvents(6);
    const done = new AbortController();
    const seen: string[] = [];
    const options = { after, prefixes: ['dropped-'], batchSize: 2, signal: done.signal };
    let end = await store.append(stream, events.slice(0, 3), 'noStream');

    for await (const batch of store.subscribe(options)) {
      seen.push(...idsOf(batch.events));
      server.dropConnections();
      const next = events[end.revision + 1];
      if (next) end = await store.append(stream, [next], end);
      if (seen.length >= events.length) done.abort();
    }

    expect(seen).toEqual(idsOf(events));
  });
});

describe('server that is not the leader', () => {
  it('redirects the append to the leader', async () => {
    server.faults.rejectAsFollower(1);

    expect(await store.append(newStream(), [newEvent()], 'noStream')).toMatchObject({
      revision: 0,
    });
  });
});

describe('cluster', () => {
  it('is reached through any node and followed to its next leader', async () => {
    const cluster = new Cluster();
    const leader = await startEventStoreDB(cluster);
    const follower = await startEventStoreDB(cluster);
    const clustered = await connectEventStore(follower.discoverUrl);
    const stream = newStream();
    const events = newEvents(2);
    const followed = subscribeUntil(clustered, 2, { after: '', prefixes: [] });
    const first = await clustered.append(stream, events.slice(0, 1), 'noStream');

    await leader.stop();
    follower.lead();
    await clustered.append(stream, events.slice(1), first);

    expect(idsOf(await clustered.readStream(stream, { limit: 100 }))).toEqual(idsOf(events));
    expect(idsOf(await followed)).toEqual(idsOf(events));
    await clustered.close();
    await follower.stop();
  });

  it('redirects requests of a follower node to the leader', async () => {
    const cluster = new Cluster();
    const leader = await startEventStoreDB(cluster);
    const follower = await startEventStoreDB(cluster);
    const clustered = await connectEventStore(follower.url);

    expect(await clustered.append(newStream(), [newEvent()], 'noStream')).toMatchObject({
      revision: 0,
    });
    await clustered.close();
    await follower.stop();
    await leader.stop();
  });
});

describe('election of another leader', () => {
  const ELECTION_MS = 2_500;

  it.each(['the former leader', 'a cluster'])(
    'makes reads and appends through %s wait',
    async (target) => {
      const cluster = new Cluster();
      const leader = await startEventStoreDB(cluster);
      const follower = await startEventStoreDB(cluster);
      const url = target === 'a cluster' ? follower.discoverUrl : leader.url;
      const clustered = await connectEventStore(url);
      const stream = newStream();
      const first = await clustered.append(stream, [newEvent()], 'noStream');

      leader.loseLeader();
      setTimeout(() => {
        leader.lead();
      }, ELECTION_MS);
      const [read, last, appended] = await Promise.all([
        clustered.readStream(stream, { limit: 10 }),
        clustered.lastPosition(),
        clustered.append(stream, [newEvent()], first),
      ]);

      expect(read.length).toBeGreaterThan(0);
      expect(last).not.toBe('');
      expect(appended.revision).toBe(1);
      await clustered.close();
      await follower.stop();
      await leader.stop();
    },
  );

  it("that takes longer than the store's time limit is reported as a timeout", async () => {
    const singleNode = await startEventStoreDB();
    const shortTimeout = new EventStoreDBEventStore(singleNode.url, 500, 300);
    singleNode.loseLeader();

    await expect(shortTimeout.lastPosition()).rejects.toThrow(EventStoreUnavailable);
    await expect(shortTimeout.append(newStream(), [newEvent()], 'any')).rejects.toThrow(
      EventStoreUnavailable,
    );
    await shortTimeout.close();
    await singleNode.stop();
  });
});
