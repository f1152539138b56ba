import type { Pool } from 'pg';
import { pino } from 'pino';
import { DataSource } from 'typeorm';

import type { EventStore } from '@event-store/event-store.js';
import { PostgresEventStore } from '@event-store/postgres/postgres-event-store.js';
import { readModelMigrations } from '@read-models/migrations/migrations.js';

import { createTestDatabase } from '../../../test/support/test-database.js';
import { openRowDatabase } from '../platform/row-database.js';
import type { RunnerDependencies } from '../platform/running/runner.js';

export interface ReadModelDatabase extends RunnerDependencies {
  readonly store: EventStore;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** An empty event store and empty read models, in their own database. */
export async function openReadModels(label: string): Promise<ReadModelDatabase> {
  const database = await createTestDatabase(label);
  await migrateReadModels(database.url);
  const store = await PostgresEventStore.open(database.url);
  const pool = openRowDatabase(database.url);
  return {
    store,
    pool,
    url: database.url,
    log: pino({ level: 'silent' }),
    close: async () => {
      await Promise.all([store.close(), pool.end()]);
      await database.drop();
    },
  };
}

export async function migrateReadModels(url: string): Promise<void> {
  const migrations = [...readModelMigrations];
  const source = new DataSource({ type: 'postgres', url, migrations });
  await source.initialize();
  await source.runMigrations();
  await source.destroy();
}
