import type { Pool } from 'pg';
import { collectDefaultMetrics, register } from 'prom-client';

import { defineGauge, measurePool, type Sample } from '@monitoring/metrics.js';
import { MonitoringServer } from '@monitoring/monitoring-server.js';
import { BoundedQueries } from '@monitoring/with-timeout.js';
import type { ProjectionCheckpointRow } from '@read-models/projection-checkpoint.row.js';
import { lagBehind } from '@read-models/projection-lag.js';

import type { ProgramContext } from './program.js';

type Stores = Pick<ProgramContext, 'store' | 'pool'>;

/** Position of one projection, and the time since it last moved. */
interface Progress extends Pick<ProjectionCheckpointRow, 'name' | 'state' | 'position'> {
  readonly secondsSinceMoved: number;
}

/** Serves health and metrics of the projections, if MONITORING_PORT is set. */
export function startMonitoring(context: ProgramContext): MonitoringServer | null {
  const { host, port, token } = context.environment.monitoring;
  if (port === undefined) return null;
  register.clear();
  collectDefaultMetrics();
  measurePool(context.pool, 'read models');
  measureProjections(context);
  const boundedQueries = new BoundedQueries();
  return MonitoringServer.start({
    ...{ host, port, token },
    isReady: () => boundedQueries.run('stores', () => areUp(context)),
    log: (message) => {
      context.log.warn(message);
    },
  });
}

async function areUp({ store, pool }: Stores): Promise<boolean> {
  await Promise.all([store.lastPosition(), pool.query('select 1')]);
  return true;
}

function measureProjections(stores: Stores): void {
  const gauge = (
    name: string,
    help: string,
    valueOf: (progress: Progress, end: string) => number | null,
  ) => {
    defineGauge({ name, help, labelNames: ['projection'] }, () => samples(stores, valueOf));
  };
  gauge(
    'linehaul_projection_lag_events',
    'Events a projection has not yet processed',
    (progress, end) => lagBehind(progress.position, end),
  );
  gauge(
    'linehaul_projection_stuck_seconds',
    'Time since a projection with pending events last advanced',
    ({ position, secondsSinceMoved }, end) => (position >= end ? 0 : secondsSinceMoved),
  );
  gauge(
    'linehaul_projection_stopped',
    '1 for a projection that is stopped and needs attention',
    ({ state }) => Number(state === 'stopped'),
  );
}

async function samples(
  { store, pool }: Stores,
  valueOf: (progress: Progress, end: string) => number | null,
): Promise<Sample[]> {
  // The end is read first, so that a projection never appears to lag behind events that are newer than its position.
  const end = await store.lastPosition();
  const { rows } = await progressOf(pool);
  return rows.flatMap((progress) => {
    const value = valueOf(progress, end);
    return value === null ? [] : [{ labels: { projection: progress.name }, value }];
  });
}

const progressOf = (pool: Pool) =>
  pool.query<Progress>(
    `select name, state, position,
            extract(epoch from now() - updated_at)::float as "secondsSinceMoved"
       from projection_checkpoint order by name`,
  );
