import type { Pool } from 'pg';
import { pino, type Logger } from 'pino';

import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore } from '@event-store/event-store.js';
import { withTracing } from '@event-store/traced-event-store.js';
import { startTracing, stopTracing, tracer } from '@monitoring/tracing.js';

import { readEnvironment, type Environment } from './environment.js';
import { openRowDatabase } from './row-database.js';

/** Resources shared by the programs of the projections. */
export interface ProgramContext {
  readonly environment: Environment;
  readonly store: EventStore;
  readonly pool: Pool;
  readonly log: Logger;
}

/**
 * Opens the event store and read models, runs the program, then closes them. An error exits with 1.
 * @param service name of a program that is traced, if the environment names a collector
 */
export async function runProgram(
  program: (workspace: ProgramContext) => Promise<void>,
  service?: string,
): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    const log = pino({ name: 'projections', level: environment.logLevel });
    if (service !== undefined)
      await startTracing({ ...environment.tracing, service, log: log.warn.bind(log) });
    const store = withTracing(await connectEventStore(environment.eventStoreUrl), tracer);
    const pool = openRowDatabase(environment.databaseUrl);
    try {
      await assertMigrated(pool);
      await program({ environment, store, pool, log });
    } finally {
      await Promise.all([store.close(), pool.end(), stopTracing()]);
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Checks that the backend's migration has created the tables, as it does before any other process starts. */
async function assertMigrated(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ table: string | null }>(
    `select to_regclass('projection_checkpoint')::text as table`,
  );
  if (!rows[0]?.table)
    throw new Error('The tables of the read models are missing: run the migrations first');
}
