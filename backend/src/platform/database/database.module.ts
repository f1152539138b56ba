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

/** The database of records and read models, and its id allocator. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Environment],
      useFactory: ({ DATABASE_URL }: Environment) => ({
        ...dataSourceOptions(DATABASE_URL),
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
