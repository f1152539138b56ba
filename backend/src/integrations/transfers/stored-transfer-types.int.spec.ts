import { DataSource } from 'typeorm';

import { transferTypes } from '@contracts/rules/carrier-connection.js';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { migrations } from '../../migrations.js';

let testDatabase: TestDatabase;
let database: DataSource;

beforeAll(async () => {
  testDatabase = await createTestDatabase('transfer_types');
  database = new DataSource({
    type: 'postgres',
    url: testDatabase.url,
    migrations: [...migrations],
  });
  await database.initialize();
  await database.runMigrations();
}, 60_000);

afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

/** Values that a check constraint of the table allows for `transfer_type`. */
async function allowedBy(table: string): Promise<string[]> {
  const [found] = await database.query<{ definition: string }[]>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = $1::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%transfer_type%'`,
    [table],
  );
  return [...(found?.definition.matchAll(/'(\w+)'/g) ?? [])].map(([, value = '']) => value).sort();
}

describe.each(['customer_carrier', 'client_integration'])('the migrated table %s', (table) => {
  it('stores every transfer type and no other', async () => {
    expect(await allowedBy(table)).toEqual([...transferTypes].sort());
  });
});
