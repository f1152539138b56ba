import pg from 'pg';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { migrations } from '../../migrations.js';
import { migrateDatabase } from './migrate-database.js';
import { ensureSameEventStore, MigrationRefused } from './migration-checks.js';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase('migrate');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const unreachableUrl = 'postgres://nobody@127.0.0.1:1/nothing';
const migrate = (addresses: object = {}) =>
  migrateDatabase({
    databaseUrl: database.url,
    eventStoreUrl: database.url,
    migrations,
    ...addresses,
  });

describe('migrating a database', () => {
  it('names the unreachable address', async () => {
    await expect(migrate({ databaseUrl: unreachableUrl })).rejects.toThrow(
      /^DATABASE_URL cannot be/,
    );
    await expect(migrate({ eventStoreUrl: unreachableUrl })).rejects.toThrow(
      /^EVENT_STORE_URL cannot be/,
    );
  });

  it('changes nothing when it is current', async () => {
    await migrate();
    await expect(migrate()).resolves.toBeUndefined();
  });

  it.each([
    ['0000000000000000012', 'esdb://127.0.0.1:2113', 'names EventStoreDB, but the events'],
    ['00000000000000000012:00000000000000000012', 'postgres://x/y', 'must name EventStoreDB'],
  ])('rejects read models at %s with %s', async (position, eventStoreUrl, reason) => {
    await client.query(
      `insert into projection_checkpoint (name, position, state) values ('some', $1, 'live')
       on conflict (name) do update set position = excluded.position`,
      [position],
    );

    const rejected = ensureSameEventStore(client, eventStoreUrl);
    await expect(rejected).rejects.toThrow(MigrationRefused);
    await expect(rejected).rejects.toThrow(reason);
  });
});
