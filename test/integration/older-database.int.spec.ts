import pg from 'pg';

import { migrations } from '../../backend/src/migrations.js';
import { migrateDatabase } from '../../backend/src/platform/database/migrate-database.js';
import { someClients } from '../../backend/src/testing/start-backend.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** Number of the last migration of the first release. */
const FIRST_RELEASE = 1_764_000_113_200;

/** Rows in tables that later releases have changed, as written by the first release. */
const rowsOfFirstRelease = `
  insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
  values (7, 'BASS', 'Bass', 4, 6);
  insert into customer_carrier (id, customer_id, carrier_id) values (70, 1, 7);
  insert into quote (client_id, name, content, offer, created_at)
  values (10, 'Old', '{}', '{"totalCents": 1250}', '2026-01-02');
  insert into import (id, client_id, state, file_name, digest, row_count, reference_count, options, commit_when,
      received_by, received_name, received_at, plan_started_at, counts)
  values (5, 10, 'PLANNED', 'old.csv', 'd', 1, 1, '{}', 'NEVER', 1, 'A', '2026-01-02', '2026-01-02', '{}');
  insert into import_group (import_id, no, reference, first_row, last_row, receiver, suburb, content_digest, action)
  values (5, 1, 'OLD-1', 2, 2, 'Shop', 'Brunswick', 'd', 'CREATE');
  insert into mail_outbox (recipient, subject, text) values ('a@x.example', 'A', 'B');
  insert into user_account (id, kind, name, email, password_hash, status, expires_at)
  values (900, 'API_KEY', 'Old key', 'key@x.example', 'h', 'ACTIVE', '2027-01-02');
`;
const tables = {
  customer: 'id',
  client: 'id',
  customer_carrier: 'id',
  quote: 'id',
  import: 'id',
  import_group: 'no',
  mail_outbox: 'id',
  user_account: 'id',
};

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase('older_database');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const migrate = (all: typeof migrations) =>
  migrateDatabase({ databaseUrl: database.url, eventStoreUrl: database.url, migrations: all });

const numberOf = ({ name }: { readonly name: string }): number => Number(/\d{13}$/.exec(name)?.[0]);

const readRows = async (): Promise<Record<string, object[]>> => {
  const all: Record<string, object[]> = {};
  for (const [table, key] of Object.entries(tables))
    all[table] = (await client.query<object>(`select * from ${table} order by ${key}`)).rows;
  return all;
};

describe('a database of the first release', () => {
  it('is migrated with its rows, each of which keeps its values', async () => {
    await migrate(migrations.filter((one) => numberOf(one) <= FIRST_RELEASE));
    await client.query(someClients);
    await client.query(rowsOfFirstRelease);
    const before = await readRows();

    await migrate(migrations);

    const after = await readRows();
    for (const [table, rows] of Object.entries(before)) expect(after[table]).toMatchObject(rows);
    expect(after['quote']?.[0]).toMatchObject({ offer: { totalCents: 1250, source: 'RATE_CARD' } });
    expect(after['customer_carrier']?.[0]).toMatchObject({ price_from: 'RATE_CARD' });
    expect(after['import_group']?.[0]).toMatchObject({ changes: [], expected_revision: null });
    expect(after['client']?.every((one) => 'test_of' in one)).toBe(true);
  });
});
