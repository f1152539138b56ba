import type { Pool } from 'pg';
import { Counter, Gauge, register } from 'prom-client';

import { BoundedQueries } from './with-timeout.js';

interface MetricDescription {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
}

/** One value of a gauge. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const boundedQueries = new BoundedQueries();

/**
 * A gauge that is read on request. A value that cannot be read in time is omitted instead of repeating the last one.
 */
export function defineGauge(
  description: MetricDescription,
  read: () => Promise<readonly Sample[]>,
): void {
  const { name } = description;
  register.removeSingleMetric(name);
  new Gauge({
    ...description,
    async collect() {
      const samples = await boundedQueries.run(name, read).catch(() => []);
      this.reset();
      for (const { labels, value } of samples) this.set(labels, value);
    },
  });
}

/** Defines a counter, once for each application started in the process. */
export function defineCounter(description: MetricDescription): Counter {
  register.removeSingleMetric(description.name);
  return new Counter(description);
}

type CountedPool = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** Connections of a pool, and callers waiting for one. */
export function measurePool(pool: CountedPool, name: string): void {
  pools.set(name, pool);
  defineGauge(
    {
      name: 'linehaul_database_connections',
      help: 'Database connections by pool, and requests waiting for one',
      labelNames: ['pool', 'state'],
    },
    () => Promise.resolve([...pools].flatMap(([label, counted]) => samplesOf(label, counted))),
  );
}

const pools = new Map<string, CountedPool>();

const samplesOf = (
  pool: string,
  { totalCount, idleCount, waitingCount }: CountedPool,
): Sample[] => [
  { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
  { labels: { pool, state: 'idle' }, value: idleCount },
  { labels: { pool, state: 'waiting' }, value: waitingCount },
];
