import { pino } from 'pino';

import { connectEventStore } from '@event-store/connect-event-store.js';
import { withTracing } from '@event-store/traced-event-store.js';
import { tracer } from '@monitoring/tracing.js';

import { openRowDatabase } from '../../projections/src/platform/row-database.js';
import { ProjectionRunner } from '../../projections/src/platform/running/runner.js';
import { projections } from '../../projections/src/projections.js';

export interface ReadSide {
  stop(): Promise<void>;
}

/**
 * All projections, running in this process on a migrated database.
 * @param eventStoreUrl the event store, when not in that database
 */
export async function startReadSide(url: string, eventStoreUrl = url): Promise<ReadSide> {
  const store = withTracing(await connectEventStore(eventStoreUrl), tracer);
  const pool = openRowDatabase(url);
  const controller = new AbortController();
  const log = pino({ level: 'silent' });
  const runs = projections.map((projection) =>
    new ProjectionRunner(projection, { store, pool, url, log }).run(controller.signal),
  );
  return {
    stop: async () => {
      controller.abort();
      await Promise.all(runs);
      await store.close();
      await pool.end();
    },
  };
}
