import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';

import { connectEventStore } from '@event-store/connect-event-store.js';

import { dataSourceOptions } from './data-source-options.js';
import { ensureSameEventStore, withConnectionError } from './migration-checks.js';

/** Held during migration, so that several processes can start at once. */
const MIGRATION_LOCK = 7_203_501;

export interface MigrationPlan {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  /** Sorted by the number at the end of their names. */
  readonly migrations: readonly (new () => MigrationInterface)[];
}

/**
 * Migrates event store, records and read models to this version. Idempotent.
 * @throws MigrationRefused when one of the two is unreachable, or they do not belong together
 */
export async function migrateDatabase(plan: MigrationPlan): Promise<void> {
  const lock = new pg.Client({ connectionString: plan.databaseUrl });
  await withConnectionError('DATABASE_URL', () => lock.connect());
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await withConnectionError('EVENT_STORE_URL', () => ensureEventStore(plan.eventStoreUrl));
    await runMigrations(plan);
    await ensureSameEventStore(lock, plan.eventStoreUrl);
  } finally {
    await lock.end();
  }
}

/** Opening an event store on Postgres creates its schema; the other one only has to be reachable. */
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
