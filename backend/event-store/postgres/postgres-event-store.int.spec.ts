import pg from 'pg';

import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { connectEventStore } from '../connect-event-store.js';
import { describeEventStore } from '../event-store.contract.js';
import type { EventBatch, EventStore } from '../event-store.js';
import { subscribeUntil, newEvent, newEvents, newStream } from '../testing/sample-events.js';
import { readStreamStatement } from './event-reader.js';
import { ensurePostgresEventStore } from './event-store.schema.js';

const poison = `
  insert into event_store.events (stream, revision, id, type, data, metadata)
  select $1, max(revision) + 1, gen_random_uuid(), 'Broken', '{}', '"not ours"'
  from event_store.events where stream = $1`;

const silentAppend = `
  insert into event_store.events (stream, revision, id, type, data, metadata)
  values ($1, 0, gen_random_uuid(), 'Silent', '{}', '{"hash":"none"}')`;

const terminateConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

const sizeOf = ({ value }: IteratorResult<EventBatch, unknown>): number =>
  (value as EventBatch).events.length;

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Counts the rows that the scans of a plan return, and those they read and discard. */
function countRows(plan: Plan): { readonly rowsRead: number; readonly rowsRemoved: number } {
  const [scan] = plan.Plans ?? [];
  if (scan) return countRows(scan);
  return { rowsRead: plan['Actual Rows'], rowsRemoved: plan['Rows Removed by Filter'] ?? 0 };
}

let database: TestDatabase;
let admin: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase('event_store');
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
});

afterAll(async () => {
  await admin.end();
  await database.drop();
});

describe('event store on Postgres', () => {
  describeEventStore(async () => {
    const store = await connectEventStore(database.url);
    return {
      store,
      connect: () => connectEventStore(database.url),
      poison: async (stream) => {
        await admin.query(poison, [stream]);
      },
      dropConnections: async () => {
        await admin.query(terminateConnections);
      },
      close: () => store.close(),
    };
  });

  describe('a long stream', () => {
    beforeAll(async () => {
      await admin.query(`
        insert into event_store.events (stream, revision, id, type, data, metadata)
        select 'long-1', n, gen_random_uuid(), 'Counted', '{}', '{"hash":"none"}'
        from generate_series(0, 29999) n`);
      await admin.query('analyze event_store.events');
      await admin.query('set plan_cache_mode = force_generic_plan');
    });

    it.each([
      ['forwards', 29_989],
      ['backwards', 10],
    ] as const)(
      'is read %s at its far end without scanning the events before it',
      async (direction, after) => {
        const name = `read_${direction}`;
        await admin.query(
          `prepare ${name}(text, integer, bigint) as ${readStreamStatement(direction)}`,
        );

        const { rows } = await admin.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          `explain (analyze, format json) execute ${name}('long-1', ${after}, 2000)`,
        );

        const { rowsRead, rowsRemoved } = countRows(rows[0]!['QUERY PLAN'][0]!.Plan);
        expect(rowsRead).toBe(10);
        expect(rowsRemoved).toBe(0);
      },
    );
  });

  describe('stored events', () => {
    let store: EventStore;

    beforeAll(async () => {
      store = await connectEventStore(database.url);
    });

    afterAll(() => store.close());

    it.each([
      `update event_store.events set data = '{}'`,
      'delete from event_store.events',
      'truncate event_store.events',
    ])('are never changed: %s is rejected', async (statement) => {
      await store.append(newStream(), [newEvent()], 'noStream');

      await expect(admin.query(statement)).rejects.toMatchObject({ code: '42501' });
    });

    it('are unaffected by an append that the database rejects', async () => {
      const broken = { ...newEvent(), id: 'not-a-uuid' };
      const streams = Array.from({ length: 5 }, () => newStream());

      const outcomes = await Promise.allSettled([
        store.append(newStream(), [broken], 'noStream'),
        ...streams.map((stream) => store.append(stream, newEvents(2), 'noStream')),
      ]);

      expect(outcomes.map(({ status }) => status)).toEqual([
        'rejected',
        ...streams.map(() => 'fulfilled'),
      ]);
    });

    it('reach a follower that missed the signal', async () => {
      const after = await store.lastPosition();
      const follower = subscribeUntil(store, 1, { after, prefixes: ['silent-'] });
      await admin.query(silentAppend, [newStream('silent')]);

      expect(await follower).toHaveLength(1);
    });

    it('are batched for a follower with a minimum interval', async () => {
      const controller = new AbortController();
      const options = { prefixes: ['rest-'], minIntervalMs: 1_000, signal: controller.signal };
      const after = await store.lastPosition();
      await store.append(newStream('rest'), [newEvent()], 'noStream');
      const follower = store.subscribe({ after, ...options })[Symbol.asyncIterator]();

      const began = performance.now();
      await follower.next();
      const first = follower.next();
      await store.append(newStream('rest'), [newEvent()], 'noStream');
      expect(sizeOf(await first)).toBe(1);
      const nextBatch = follower.next();
      await store.append(newStream('rest'), [newEvent()], 'noStream');
      await nextBatch;

      expect(performance.now() - began).toBeGreaterThan(1_990); // timers may fire slightly early
      controller.abort();
      await follower.next();
    });

    it('make a follower wait longer the more it just received', async () => {
      const controller = new AbortController();
      const options = {
        prefixes: ['burst-'],
        minIntervalMs: 1,
        maxIntervalMs: 400,
        signal: controller.signal,
      };
      const batches = store.subscribe({ after: await store.lastPosition(), ...options });
      const follower = batches[Symbol.asyncIterator]();

      const began = performance.now();
      const burst = follower.next();
      await store.append(newStream('burst'), newEvents(400), 'noStream');
      expect(sizeOf(await burst)).toBe(400);
      const gathered = follower.next();
      await store.append(newStream('burst'), [newEvent()], 'noStream');
      await gathered;

      expect(performance.now() - began).toBeGreaterThan(390);
      controller.abort();
      await follower.next();
    });
  });

  it('has its tables set up once by concurrent processes', async () => {
    const other = await createTestDatabase('event_store_setup');
    const pool = new pg.Pool({ connectionString: other.url, max: 4 });
    try {
      await Promise.all(Array.from({ length: 4 }, () => ensurePostgresEventStore(pool)));
      await ensurePostgresEventStore(pool);
      const { rows } = await pool.query(
        'select count(*)::integer as count from event_store.events',
      );
      expect(rows).toEqual([{ count: 0 }]);
    } finally {
      await pool.end();
      await other.drop();
    }
  });
});
