import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';

import { connectEventStore } from '@event-store/connect-event-store.js';

import { dataSourceOptions } from './data-source-options.js';
import { ensureSameEventStore, reaching } from './migration-refused.js';

/** Held while the tables are brought up to date, so that several processes may start at once. */
const MIGRATION_LOCK = 7_203_501;

export interface MigrationPlan {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  /** In the order of the number at the end of their names. */
  readonly migrations: readonly (new () => MigrationInterface)[];
}

/**
 * Brings event store, records and read models to this version. Running it again changes nothing.
 * @throws MigrationRefused when one of the two cannot be reached, or they do not belong together
 */
export async function migrateDatabase(plan: MigrationPlan): Promise<void> {
  const lock = new pg.Client({ connectionString: plan.databaseUrl });
  await reaching('DATABASE_URL', () => lock.connect());
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await reaching('EVENT_STORE_URL', () => ensureEventStore(plan.eventStoreUrl));
    await runMigrations(plan);
    await ensureSameEventStore(lock, plan.eventStoreUrl);
  } finally {
    await lock.end();
  }
}

/** Opening an event store on Postgres creates its schema; the other one needs none, but must be there. */
async function ensureEventStore(url: string): Promise<void> {
  const store = await connectEventStore(url);
  try {
    await store.lastPosition();
  } finally {
    await store.close();
  }
}

async function runMigrations({ databaseUrl, migrations }: MigrationPlan): Promise<void> {
  const database = new DataSource({
    ...dataSourceOptions(databaseUrl),
    poolSize: 2,
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
  });
  await database.initialize();
  try {
    await database.runMigrations();
  } finally {
    await database.destroy();
  }
}
