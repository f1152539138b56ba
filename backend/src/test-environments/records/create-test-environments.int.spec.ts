import pg from 'pg';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { AnnounceClientAccess1764000600150 } from '../../identity/index.js';
import { migrations } from '../../migrations.js';
import { migrateDatabase } from '../../platform/database/migrate-database.js';
import { someClients } from '../../testing/start-backend.js';
import { CreateTestEnvironments1764000114000 } from './create-test-environments.migration.js';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase('test_environments_migration');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const migrate = (all: typeof migrations) =>
  migrateDatabase({ databaseUrl: database.url, eventStoreUrl: database.url, migrations: all });

const contentOf = async (table: string): Promise<unknown[]> => {
  const { rows } = await client.query<{ row: unknown }>(
    `select to_jsonb(t) - '{test_of,test_client_id,mirrors_id}'::text[] as row from ${table} t order by id`,
  );
  return rows.map(({ row }) => row);
};

describe('an installation from before there were test environments', () => {
  it('is migrated unchanged, and has none', async () => {
    // the second refers to test environments
    const later = [CreateTestEnvironments1764000114000, AnnounceClientAccess1764000600150];
    await migrate(migrations.filter((one) => !later.includes(one)));
    await client.query(someClients);
    await client.query(
      `insert into mail_outbox (recipient, subject, text) values ('a@x.example', 'A', 'B')`,
    );
    const tables = [
      'client',
      'customer',
      'mail_outbox',
      'client_carrier_account',
      'connote_prefix',
    ];
    const before = await Promise.all(tables.map(contentOf));

    await migrate(migrations);

    expect(await Promise.all(tables.map(contentOf))).toEqual(before);
    const { rows } = await client.query('select 1 from client where test_of is not null');
    expect(rows).toEqual([]);
    const jobs = () =>
      client.query(`select 1 from linehaul_jobs.jobs where task_identifier = 'send-mail'`);
    expect((await jobs()).rowCount).toBe(1);
    await client.query(
      `insert into mail_outbox (recipient, subject, text) values ('b@x.example', 'A', 'B')`,
    );
    expect((await jobs()).rowCount).toBe(2);
  });

  it.each([
    ['a client in the range of test environments', "(1000000005, 1, 'X', null)"],
    ['a test environment outside that range', "(99, 1, 'X', 10)"],
  ])('rejects %s', async (_, values) => {
    await expect(
      client.query(`insert into client (id, customer_id, name, test_of) values ${values}`),
    ).rejects.toThrow('client_test_id');
  });
});
