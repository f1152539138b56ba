import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';

import { connectEventStore, prepareEventStoreUser } from '@event-store/connect-event-store.js';

import { grantToApplication } from './application-role.js';
import { dataSourceOptions } from './data-source-options.js';
import { ensureSameInstallation } from './installation.js';
import { ensureSameEventStore, withConnectionError } from './migration-checks.js';

/** Held during migration, so that several processes can start concurrently. */
const MIGRATION_LOCK = 7_203_501;

export interface MigrationPlan {
  /** Signs in as the role of the programs. */
  readonly databaseUrl: string;
  /**
   * Signs in as the owner of the database, the only role that can change append-only tables; defaults to `databaseUrl`.
   */
  readonly ownerUrl?: string | undefined;
  readonly eventStoreUrl: string;
  /** Signs in to EventStoreDB as its administrator, who prepares the user of `eventStoreUrl`; none when unset. */
  readonly eventStoreAdminUrl?: string | undefined;
  /** Sorted by the number at the end of their names. */
  readonly migrations: readonly (new () => MigrationInterface)[];
}

/**
 * Migrates event store, records and read models to this version. Idempotent.
 * @throws MigrationRefused when one of the two is unreachable, or they do not belong together
 */
export async function migrateDatabase(plan: MigrationPlan): Promise<void> {
  const { databaseUrl, ownerUrl = databaseUrl, migrations } = plan;
  const isInDatabase = plan.eventStoreUrl === databaseUrl;
  const eventStoreUrl = isInDatabase ? ownerUrl : plan.eventStoreUrl;
  const lock = new pg.Client({ connectionString: ownerUrl });
  await withConnectionError(plan.ownerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL', () =>
    lock.connect(),
  );
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await prepareUser(plan);
    await withConnectionError('EVENT_STORE_URL', () => ensureEventStore(eventStoreUrl));
    await runMigrations(ownerUrl, migrations);
    await ensureSameEventStore(lock, eventStoreUrl);
    if (!isInDatabase) await ensureStoreOfInstallation(lock, eventStoreUrl);
    await grantToApplication(lock, databaseUrl);
  } finally {
    await lock.end();
  }
}

async function prepareUser({ eventStoreAdminUrl, eventStoreUrl }: MigrationPlan): Promise<void> {
  if (eventStoreAdminUrl === undefined) return;
  await withConnectionError('EVENT_STORE_ADMIN_URL', () =>
    prepareEventStoreUser(eventStoreAdminUrl, eventStoreUrl),
  );
}

/** Opening an event store on Postgres creates its schema; EventStoreDB only has to be reachable. */
async function ensureEventStore(url: string): Promise<void> {
  const store = await connectEventStore(url);
  try {
    await store.lastPosition();
  } finally {
    await store.close();
  }
}

/**
 * Applies to a separate event store only: one in the database cannot belong to another installation, nor be older or
 * newer than it.
 */
async function ensureStoreOfInstallation(client: pg.ClientBase, url: string): Promise<void> {
  const store = await connectEventStore(url);
  try {
    await ensureSameInstallation(client, store, (line) => process.stderr.write(`${line}\n`));
  } finally {
    await store.close();
  }
}

async function runMigrations(url: string, migrations: MigrationPlan['migrations']): Promise<void> {
  const database = new DataSource({
    ...dataSourceOptions(url),
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
