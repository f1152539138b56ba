import pg from 'pg';

import { transferTypes } from '@contracts/rules/carrier-connection.js';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { migrations } from '../../migrations.js';
import { migrateDatabase } from '../../platform/database/migrate-database.js';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase('transfer_types');
  const { url } = database;
  await migrateDatabase({ databaseUrl: url, eventStoreUrl: url, migrations });
  pool = new pg.Pool({ connectionString: url });
}, 60_000);

afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Values that a check constraint of the table allows for `transfer_type`. */
async function allowedBy(table: string): Promise<string[]> {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = $1::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%transfer_type%'`,
    [table],
  );
  return rows
    .flatMap(({ definition }) => [...definition.matchAll(/'(\w+)'/g)])
    .map(([, value = '']) => value)
    .sort();
}

describe.each(['customer_carrier', 'client_integration'])('the migrated table %s', (table) => {
  it('stores every transfer type and no other', async () => {
    expect(await allowedBy(table)).toEqual([...transferTypes].sort());
  });
});
