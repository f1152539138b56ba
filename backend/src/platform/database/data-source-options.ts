import type { DataSourceOptions } from 'typeorm';

/** Connections one process keeps to the database of records and read models. */
const POOL_SIZE = 20;

/** TypeORM against one Postgres; tables come from migrations only. */
export const dataSourceOptions = (url: string) =>
  ({
    type: 'postgres',
    url,
    poolSize: POOL_SIZE,
    connectTimeoutMS: 5_000,
    synchronize: false,
    applicationName: 'linehaul',
    // Ids and counters are far below 2^53: numbers everywhere, no strings to convert by hand.
    parseInt8: true,
    extra: { keepAlive: true },
  }) satisfies DataSourceOptions;
