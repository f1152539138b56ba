import pg from 'pg';

import { addressLimits } from '@contracts/rules/address.js';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { migrations } from '../../migrations.js';
import { migrateDatabase } from '../../platform/database/migrate-database.js';
import { someClients } from '../../testing/start-backend.js';
import { BoundAddressPlaces1764000600290 } from './bound-address-places.migration.js';
import { IndexAddressPlaces1764000600100 } from './index-address-places.migration.js';

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase('address_places');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await database.drop();
});

const migrate = (all: typeof migrations) =>
  migrateDatabase({ databaseUrl: database.url, eventStoreUrl: database.url, migrations: all });

const without = (...later: typeof migrations) => migrations.filter((one) => !later.includes(one));

/** Text that does not compress, of characters with four bytes. */
const textOf = (length: number): string =>
  Array.from({ length }, (_, index) =>
    String.fromCodePoint(0x1f300 + ((index * 7_919) % 600)),
  ).join('');

const addAddress = (company: string, addressLine1: string) =>
  client.query(
    `insert into address (client_id, company, contact_name, phone_number, address_line1, address_line2, address_class,
       status, special_instructions, is_default, search_text)
     values (10, $1, '', '', $2, '', 'BUSINESS', 'DRAFT', '', false, '')`,
    [company, addressLine1],
  );

const companyLengths = async (): Promise<number[]> => {
  const { rows } = await client.query<{ length: number }>(
    'select length(company) as length from address order by id',
  );
  return rows.map(({ length }) => length);
};

describe('the index of addresses by company and street', () => {
  it('holds every text that the address form accepts', async () => {
    await migrate(migrations);
    await client.query(someClients);

    await addAddress(textOf(addressLimits.name), textOf(addressLimits.line));

    expect(await companyLengths()).toEqual([addressLimits.name]);
  });

  it('serves the lookups of imports', async () => {
    await migrate(migrations);

    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<object>(
      `explain select id from address
        where client_id = 10 and length(company) <= ${addressLimits.name}
          and length(address_line1) <= ${addressLimits.line}
          and lower(company || '|' || address_line1) = any($1)`,
      [['shop|dock 1']],
    );

    expect(JSON.stringify(rows)).toContain('address_place');
  });

  it('leaves out the long texts of older drafts, which are migrated and kept', async () => {
    await migrate(without(IndexAddressPlaces1764000600100, BoundAddressPlaces1764000600290));
    await client.query(someClients);
    await addAddress(textOf(3_000), 'Dock 1');

    await migrate(migrations);
    await addAddress(textOf(2_000), textOf(2_000));

    expect(await companyLengths()).toEqual([3_000, 2_000]);
  });

  it('is bounded where it was built before', async () => {
    await migrate(without(BoundAddressPlaces1764000600290));
    await client.query(someClients);
    await client.query(
      `drop index address_place;
       create index address_place on address (client_id, lower(company || '|' || address_line1))`,
    );
    await expect(addAddress(textOf(3_000), 'Dock 1')).rejects.toThrow('index row');

    await migrate(migrations);
    await addAddress(textOf(3_000), 'Dock 1');

    expect(await companyLengths()).toEqual([3_000]);
  });
});
