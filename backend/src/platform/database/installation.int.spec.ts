import pg from 'pg';

import {
  startEventStoreDB,
  type TestEventStoreDB,
} from '../../../../test/support/eventstoredb/start-eventstoredb.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore } from '@event-store/event-store.js';
import { newEvent } from '@event-store/testing/sample-events.js';
import { migrations } from '../../migrations.js';
import { idSequences } from './id-sequences.js';
import { migrateDatabase } from './migrate-database.js';
import { MigrationRefused } from './migration-checks.js';

/** A separate, empty event store. */
interface Separate {
  readonly url: string;
  end(): Promise<void>;
}

async function onPostgres(): Promise<Separate> {
  const { url, drop } = await createTestDatabase('separate_store');
  return { url, end: drop };
}

async function onEventStoreDB(): Promise<Separate> {
  const server: TestEventStoreDB = await startEventStoreDB();
  return { url: server.url, end: () => server.stop() };
}

const migrate = (database: TestDatabase, { url: eventStoreUrl }: Separate) =>
  migrateDatabase({ databaseUrl: database.url, eventStoreUrl, migrations });

async function query<Row>({ url }: TestDatabase, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Saves the checkpoint of a projection that has processed all events. */
async function seeAll(database: TestDatabase, store: EventStore): Promise<void> {
  await query(
    database,
    `insert into projection_checkpoint (name, position, state) values ('some', $1, 'live')
     on conflict (name) do update set position = excluded.position`,
    [await store.lastPosition()],
  );
}

const nextConsignment = async (database: TestDatabase): Promise<number> => {
  const statement = `select nextval('${idSequences.consignment}')::integer as id`;
  const [row] = await query<{ id: number }>(database, statement);
  return row?.id ?? 0;
};

describe.each([
  ['Postgres', onPostgres],
  ['EventStoreDB', onEventStoreDB],
])('an event store on %s alongside a database', (_name, open) => {
  let separate: Separate;
  let store: EventStore;
  let database: TestDatabase;

  beforeEach(async () => {
    separate = await open();
    store = await connectEventStore(separate.url);
    database = await createTestDatabase('installation');
  });

  afterEach(async () => {
    await store.close();
    await separate.end();
    await database.drop();
  });

  it('recognises its database', async () => {
    await migrate(database, separate);
    await store.append('consignment-1', [newEvent()], 'noStream');

    await expect(migrate(database, separate)).resolves.toBeUndefined();
  });

  it('rejects a new database when it is in use', async () => {
    await store.append('consignment-1', [newEvent()], 'noStream');

    const rejected = migrate(database, separate);
    await expect(rejected).rejects.toThrow(MigrationRefused);
    await expect(rejected).rejects.toThrow(/in use, but this database is new/);
  });

  it('rejects the database of another installation, and reports which is older', async () => {
    await migrate(database, separate);
    const other = await open();
    const later = await createTestDatabase('installation');
    await migrate(later, other);

    await expect(migrate(database, other)).rejects.toThrow(
      /different installations.*The database is older/,
    );
    await expect(migrate(later, separate)).rejects.toThrow(/The event store is older/);
    await later.drop();
    await other.end();
  });

  it('accepts a used database from before ids existed', async () => {
    await store.append('consignment-1', [newEvent()], 'noStream');
    await migrateDatabase({ databaseUrl: database.url, eventStoreUrl: database.url, migrations });
    await seeAll(database, store);

    await migrate(database, separate);
    await query(database, 'delete from installation'); // and its older backup

    await expect(migrate(database, separate)).resolves.toBeUndefined();
  });

  it('rejects a database that has processed more events than it contains', async () => {
    await migrate(database, separate);
    await store.append('consignment-1', [newEvent()], 'noStream');
    await seeAll(database, store);
    const other = await open();

    await expect(migrate(database, other)).rejects.toThrow(/older than the database/);
    await other.end();
  });

  it('repairs a database older than its last events: no id is issued twice', async () => {
    await migrate(database, separate);
    await store.append('consignment-1', [newEvent()], 'noStream');
    await seeAll(database, store);
    expect(await nextConsignment(database)).toBe(1);
    // missing from yesterday's backup
    for (const id of [250, 101, 4711])
      await store.append(`consignment-${id}`, [newEvent()], 'noStream');
    await store.append('manifest-9', [newEvent()], 'noStream');
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

    await migrate(database, separate);

    expect(stderr.mock.calls.flat().join('')).toContain('older than its event store by 4 events');
    stderr.mockRestore();
    expect(await nextConsignment(database)).toBe(4801);
    const [manifests] = await query<{ id: number }>(
      database,
      `select nextval('${idSequences.manifest}')::integer as id`,
    );
    expect(manifests?.id).toBe(101);
    await migrate(database, separate);
    expect(await nextConsignment(database)).toBe(4901);
  });
});
