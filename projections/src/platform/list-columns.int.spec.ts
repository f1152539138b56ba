import pg from 'pg';

import { columnName, type StoredColumns, type StoredSort } from '@read-models/column.js';
import { consignmentListColumns } from '@read-models/consignment-list.columns.js';
import { manifestListColumns } from '@read-models/manifest-list.columns.js';
import { openManifestListColumns } from '@read-models/open-manifest.columns.js';

import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { migrateReadModels } from '../testing/read-model-database.js';

/** The last value is the end of every sort index: its condition, if it has one. */
const lists: readonly (readonly [string, SortableColumns, string])[] = [
  ['consignment_list', consignmentListColumns, ''],
  ['manifest_list', manifestListColumns, ' WHERE is_submitted'],
  ['open_manifest', openManifestListColumns, ''],
];

type SortableColumns = Readonly<
  Record<string, StoredColumns[string] & { readonly sort?: StoredSort }>
>;

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase('list_columns');
  await migrateReadModels(database.url);
  pool = new pg.Pool({ connectionString: database.url });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Types as `information_schema` names them. */
const typeNames: Readonly<Record<string, string>> = {
  'text[]': 'ARRAY',
  timestamptz: 'timestamp with time zone',
};

async function readColumns(table: string) {
  const { rows } = await pool.query<{ name: string; type: string; nullable: string }>(
    `select column_name as name, data_type as type, is_nullable as nullable
     from information_schema.columns where table_name = $1 order by column_name`,
    [table],
  );
  return rows.map(({ name, type, nullable }) => ({ name, type, isNullable: nullable === 'YES' }));
}

async function readIndexes(table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    'select indexname as name, indexdef as definition from pg_indexes where tablename = $1',
    [table],
  );
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

describe.each(lists)('the migrations make %s', (table, columns, condition) => {
  it('with the declared columns and no others', async () => {
    const declared = Object.entries(columns).map(([property, { sql, isNullable }]) => ({
      name: columnName(property),
      type: typeNames[sql] ?? sql,
      isNullable,
    }));

    expect(await readColumns(table)).toEqual(
      declared.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    );
  });

  it('with an index under the client and one under the customer for each order', async () => {
    const indexes = await readIndexes(table);
    const expected = Object.values(columns).flatMap(({ sort, isNullable }) =>
      sort && sort.index !== null
        ? ['client', 'customer'].map((owner) => ({
            name: `${table}_${owner}_${sort.index}`,
            expression: `, ${sort.expression}${isNullable ? ' NULLS FIRST' : ''}, id)${condition}`,
          }))
        : [],
    );

    expect(
      expected.filter(({ name, expression }) => indexes.get(name)?.endsWith(expression) !== true),
    ).toEqual([]);
  });
});
