import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import { DataSource } from 'typeorm';

import { Environment } from '../config/environment.js';
import { IdAllocator } from '../id-allocator.js';
import { RetryingPool } from '@event-store/postgres/responsive-pool.js';
import { dataSourceOptions } from './data-source-options.js';
import { PostgresListener } from './postgres-listener.js';
import { SequenceIdAllocator } from './sequence-id-allocator.js';
import { TurnLock } from './turn-lock.js';

/**
 * Time that a statement of a request or job waits for a lock: it holds a session of the pool, which others need.
 * Migrations, which have sessions of their own, wait without a limit.
 */
const MAX_LOCK_WAIT_MS = 10_000;

/** TypeORM options of the programs; long waits end with an error that is mapped in `platform/http`. */
function pooledOptions(url: string) {
  const { extra, ...options } = dataSourceOptions(url);
  return { ...options, extra: { ...extra, lock_timeout: MAX_LOCK_WAIT_MS } };
}

/** The database of records and read models, and its id allocator. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Environment],
      useFactory: ({ DATABASE_URL }: Environment) => ({
        ...pooledOptions(DATABASE_URL),
        driver: { ...pg, Pool: RetryingPool },
        autoLoadEntities: true,
        // the pool already retries
        retryAttempts: 1,
      }),
    }),
  ],
  providers: [
    PostgresListener,
    TurnLock,
    {
      provide: IdAllocator,
      inject: [DataSource],
      useFactory: (database: DataSource) => new SequenceIdAllocator(database),
    },
  ],
  exports: [IdAllocator, PostgresListener, TurnLock],
})
export class DatabaseModule {}
