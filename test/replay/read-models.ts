import pg from 'pg';

import { connectEventStore } from '@event-store/connect-event-store.js';

import { tableNameOf } from '../../projections/src/platform/row-database.js';
import { getProjection, projections } from '../../projections/src/projections.js';
import type { Projection } from '../../projections/src/platform/projection.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { migrateReadModels } from '../../projections/src/testing/read-model-database.js';
import { startReadSide } from '../support/read-side.js';
import { createTestDatabase } from '../support/test-database.js';

export interface ReadModels {
  /** Rows by table, once the projections have processed the whole event store. */
  replay(eventStoreUrl: string): Promise<Record<string, unknown[]>>;
  close(): Promise<void>;
}

/** Read models covered by the recorded streams; counts by day or user have their own specs. */
const projectionNames = [
  'consignment-list',
  'manifest-list',
  'prefix-range-usage',
  'account-range-usage',
  'account-blocks',
  'public-events',
];

const tablesOf = ({ table, derived, journal }: Projection) =>
  [table, ...derived, ...(journal ? [journal] : [])].map(({ row }) => tableNameOf(row));

/** The journal without ids and positions, which differ in every store. */
const journal = `
  select to_jsonb(t) - '{id,position}'::text[] as row from public_event t order by position, ordinal`;

const rowsStatement = (table: string): string =>
  table === 'public_event'
    ? journal
    : `select to_jsonb(t) as row from (select * from ${table} order by 1) t`;

const everyTable = projections.flatMap(tablesOf);
const expectedTables = projectionNames.map(getProjection).flatMap(tablesOf);

export async function openReadModels(): Promise<ReadModels> {
  const database = await createTestDatabase('replay_rows');
  await migrateReadModels(database.url);
  const pool = new pg.Pool({ connectionString: database.url });
  return {
    replay: async (eventStoreUrl) => {
      await pool.query(`truncate projection_checkpoint, ${everyTable.join(', ')}`);
      await follow(database.url, eventStoreUrl, pool);
      return rowsOf(pool);
    },
    close: async () => {
      await pool.end();
      await database.drop();
    },
  };
}

async function follow(url: string, eventStoreUrl: string, pool: pg.Pool): Promise<void> {
  const store = await connectEventStore(eventStoreUrl);
  const last = await store.lastPosition();
  await store.close();
  const readSide = await startReadSide(url, eventStoreUrl);
  await waitUntil(
    async () => {
      const { rows } = await pool.query<{ name: string; position: string; error: string | null }>(
        'select name, position, error from projection_checkpoint',
      );
      return rows;
    },
    (rows) => rows.filter(({ position }) => position >= last).length === projections.length,
  );
  await readSide.stop();
}

async function rowsOf(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of expectedTables) {
    const { rows } = await pool.query<{ row: unknown }>(rowsStatement(table));
    if (rows.length > 0) found[table] = rows.map(({ row }) => row);
  }
  return found;
}
