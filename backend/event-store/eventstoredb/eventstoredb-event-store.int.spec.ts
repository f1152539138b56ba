import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { binaryEvent, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';

import {
  startEventStoreDB,
  type TestEventStoreDB,
} from '../../../test/support/eventstoredb/start-eventstoredb.js';
import { connectEventStore } from '../connect-event-store.js';
import { describeEventStore } from '../event-store.contract.js';
import type { EventStore, NewEvent } from '../event-store.js';
import { subscribeUntil, idsOf, newEvent, newStream } from '../testing/sample-events.js';

const real = /^esdb(\+discover)?:/.test(process.env['EVENT_STORE_URL'] ?? '')
  ? process.env['EVENT_STORE_URL']
  : undefined;

async function openSubject(url: string, server?: TestEventStoreDB) {
  const store = await connectEventStore(url);
  const raw = EventStoreDBClient.connectionString(url);
  return {
    store,
    connect: () => connectEventStore(url),
    poison: async (stream: string) => {
      await raw.appendToStream(stream, binaryEvent({ type: 'Broken', data: Buffer.from('{') }), {
        credentials: { username: '', password: '' },
      });
    },
    ...(server && {
      dropConnections: () => {
        server.dropConnections();
        return Promise.resolve();
      },
    }),
    close: async () => {
      await raw.dispose();
      await store.close();
    },
  };
}

if (real) {
  describe('event store on EventStoreDB', () => {
    describeEventStore(() => openSubject(real));
  });
} else {
  let server: TestEventStoreDB;
  let store: EventStore;

  beforeAll(async () => {
    server = await startEventStoreDB();
    store = await connectEventStore(server.url);
    server.log.append('$settings', [system('$UpdatedSettings')], 'any');
  });

  afterAll(async () => {
    await store.close();
    await server.stop();
  });

  describe('event store on an EventStoreDB double', () => {
    describeEventStore(() => openSubject(server.url, server));
  });

  describe('system and link events', () => {
    it("are skipped, and followers' positions move past them", async () => {
      const after = await store.lastPosition();
      const stream = newStream('linked');
      server.log.append('$stats', [system('$stats')], 'any');
      server.log.append(stream, [system('$>')], 'any');
      const event = newEvent();
      await store.append(stream, [event], 'any');
      server.log.append('$stats', [system('$stats')], 'any');

      const { events, scannedTo } = await store.readAll({ after, limit: 10 });

      expect(idsOf(events)).toEqual([event.id]);
      expect(scannedTo > events[0]!.position).toBe(true);
      expect(await store.lastPosition()).toBe(events[0]!.position);
      expect(idsOf(await subscribeUntil(store, 1, { after, prefixes: ['linked-'] }))).toEqual([
        event.id,
      ]);
    });
  });

  describe('slow follower', () => {
    it('applies back-pressure to the server', async () => {
      const after = await store.lastPosition();
      const text = 'x'.repeat(2_000);
      const events = Array.from({ length: 400 }, () => newEvent({ text }));
      for (let n = 0; n < 10; n += 1) await store.append(newStream(), freshIds(events), 'noStream');
      const before = server.log.delivered;
      const options = { after, prefixes: [], batchSize: 20, signal: new AbortController().signal };

      for await (const batch of store.subscribe(options)) {
        expect(batch.events.length).toBeLessThanOrEqual(20);
        await untilStable(() => server.log.delivered);
        break;
      }

      expect(server.log.delivered - before).toBeLessThan(2_000);
    });
  });

  describe('metadata', () => {
    it("is stored under the server's own names", async () => {
      const stream = newStream();
      const event = newEvent();
      await store.append(stream, [event], 'noStream');

      const stored: unknown = JSON.parse(
        Buffer.from(server.log.stream(stream)![0]!.metadata).toString(),
      );
      expect(stored).toMatchObject({ $correlationId: event.metadata.correlationId });
    });
  });
}

function system(type: string) {
  const { id } = jsonEvent({ type, data: {} });
  const bytes = Buffer.from('{}');
  return { id, type, contentType: 'application/json', data: bytes, metadata: bytes };
}

function freshIds(events: readonly NewEvent[]): NewEvent[] {
  return events.map((event) => ({ ...event, id: randomUUID() }));
}

/** Waits until a count has stopped growing. */
async function untilStable(count: () => number): Promise<void> {
  let seen = -1;
  while (seen !== count()) {
    seen = count();
    await delay(100);
  }
}
