import type { DataSourceOptions } from 'typeorm';

/** Connections per process to the database of records and read models. */
const POOL_SIZE = 20;

/** TypeORM options; tables are created by migrations only. */
export const dataSourceOptions = (url: string) =>
  ({
    type: 'postgres',
    url,
    poolSize: POOL_SIZE,
    connectTimeoutMS: 5_000,
    synchronize: false,
    applicationName: 'linehaul',
    // Ids and counters are far below 2^53, so they are read as numbers.
    parseInt8: true,
    extra: { keepAlive: true },
  }) satisfies DataSourceOptions;
