import { randomUUID } from 'node:crypto';

import { DataSource } from 'typeorm';

import type { DomainEvent } from '@contracts/events/domain-event.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore } from '@event-store/event-store.js';

import { startEventStoreDB } from '../../../../test/support/eventstoredb/start-eventstoredb.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { dataSourceOptions } from '../database/data-source-options.js';
import { recordsPool } from '../database/records-pool.js';
import { CreateStreamSnapshots1764000078000 } from './create-stream-snapshots.migration.js';
import { PostgresSnapshots } from './postgres-snapshots.js';
import { type Folded, StreamLoader } from './stream-loader.js';
import { verifySnapshots } from './verify-snapshots.js';

type Counted = DomainEvent<'Counted', { by: number }>;
interface Count {
  readonly total: number;
}

let database: TestDatabase;
let records: DataSource;
let snapshots: PostgresSnapshots;

beforeAll(async () => {
  database = await createTestDatabase('stream_loader');
  records = await new DataSource(dataSourceOptions(database.url)).initialize();
  const runner = records.createQueryRunner();
  await new CreateStreamSnapshots1764000078000().up(runner);
  await runner.release();
  snapshots = new PostgresSnapshots(records);
});

afterAll(async () => {
  await records.destroy();
  await database.drop();
});

const toCount = (json: unknown): Count | null =>
  typeof (json as Count | null)?.total === 'number' ? (json as Count) : null;

const definition = (version = 1) => ({
  initial: { total: 0 },
  evolve: ({ total }: Count, { data }: Counted): Count => ({ total: total + data.by }),
  snapshots: { version, encode: (count: Count) => count, decode: toCount },
});

const metadata = {
  actor: { id: 1, name: 'Ada', kind: 'USER', onBehalfOf: null },
  clientId: null,
  customerId: null,
  correlationId: 'test',
  causationId: null,
  recordedAt: '2026-03-02T12:00:00.000Z',
  schemaVersion: 1,
} as const;

const counted = (count: number) =>
  Array.from({ length: count }, () => ({
    id: randomUUID(),
    type: 'Counted',
    data: { by: 1 },
    metadata,
  }));

describe.each([
  ['Postgres', () => Promise.resolve({ url: database.url, stop: () => Promise.resolve() })],
  ['EventStoreDB', startEventStoreDB],
] as const)('a long stream on %s', (adapter, open) => {
  let server: { url: string; stop: () => Promise<void> };
  let store: EventStore;
  let last = 0;

  beforeAll(async () => {
    server = await open();
    store = await connectEventStore(server.url);
  });

  afterAll(async () => {
    await store.close();
    await server.stop();
  });

  const loaderOf = (version = 1) =>
    new StreamLoader<Count, Counted>(store, definition(version), snapshots);

  /** A stream of 1,200 events, folded once, with its snapshot. */
  async function longStream(): Promise<string> {
    last += 1;
    const stream = `count-${adapter}${last}`;
    let folded: Folded<Count> = loaderOf().beginning;
    for (let page = 0; page < 3; page += 1) {
      const { revision, hash } = await store.append(stream, counted(400), folded);
      folded = { state: folded.state, revision, hash };
    }
    expect((await loaderOf().load(stream)).state).toEqual({ total: 1_200 });
    await until(async () => (await snapshots.find(stream, 1)) !== null);
    return stream;
  }

  const eventsRead = async (work: () => Promise<unknown>): Promise<number> => {
    const reads = jest.spyOn(store, 'readStream');
    await work();
    const read = await Promise.all(reads.mock.results.map(({ value }) => value as Promise<[]>));
    reads.mockRestore();
    return read.flat().length;
  };

  it('is read from its snapshot', async () => {
    const stream = await longStream();
    const { revision, hash } = await loaderOf().load(stream);
    await store.append(stream, counted(3), { revision, hash });

    const read = await eventsRead(async () => {
      expect(await loaderOf().load(stream)).toMatchObject({
        state: { total: 1_203 },
        revision: 1_202,
      });
    });
    expect(read).toBe(4); // the event of the snapshot, and those after it
  });

  it.each([
    ['the snapshot was deleted', `delete from stream_snapshot where stream = $1`],
    ['it matches no event', `update stream_snapshot set hash = 'other' where stream = $1`],
    ['it is ahead of the stream', `update stream_snapshot set revision = 5000 where stream = $1`],
    [
      'it was written by another version',
      `update stream_snapshot set version = 7 where stream = $1`,
    ],
    ['it cannot be read', `update stream_snapshot set state = '[]' where stream = $1`],
  ])('is read from its beginning when %s', async (_case, damage) => {
    const stream = await longStream();
    await records.query(damage, [stream]);

    const read = await eventsRead(async () => {
      expect((await loaderOf().load(stream)).state).toEqual({ total: 1_200 });
    });
    expect(read).toBeGreaterThanOrEqual(1_200);
  });

  it.each([
    ['intact', null, null],
    [
      'defective if its state is not that of the events',
      `update stream_snapshot set state = '{"total": 7}' where stream = $1`,
      'the snapshot of revision 1199 differs from its events',
    ],
    [
      'defective if it matches no event',
      `update stream_snapshot set hash = 'other' where stream = $1`,
      'the snapshot of revision 1199 does not match that event',
    ],
    [
      'defective if it is ahead of the stream',
      `update stream_snapshot set revision = 5000 where stream = $1`,
      'the snapshot of revision 5000 is ahead of its stream',
    ],
    [
      'ignored if another version wrote it',
      `update stream_snapshot set version = 7, state = '[]' where stream = $1`,
      null,
    ],
  ])('is found %s', async (_verdict, damage, defect) => {
    const stream = await longStream();
    await records.query('delete from stream_snapshot where stream <> $1', [stream]);
    if (damage !== null) await records.query(damage, [stream]);

    const counts = { prefix: 'count-', ...definition() };
    expect(await verifySnapshots(recordsPool(records), store, [counts])).toEqual({
      count: 1,
      defects: defect === null ? [] : [`${stream}: ${defect}`],
    });
  });

  it('is rebuilt by a new version, which replaces the snapshot', async () => {
    const stream = await longStream();

    expect((await loaderOf(2).load(stream)).state).toEqual({ total: 1_200 });

    await until(async () => (await snapshots.find(stream, 2)) !== null);
    expect(await snapshots.find(stream, 1)).toBeNull();
  });
});

/** Waits for a snapshot, which is saved in the background. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!(await isTrue()))
    if (Date.now() > deadline) throw new Error('the condition was never met');
}
