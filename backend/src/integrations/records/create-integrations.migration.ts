import { runMigrations } from 'graphile-worker';
import type { MigrationInterface, QueryRunner } from 'typeorm';

import { JOBS_SCHEMA } from '../../platform/jobs/job-task.js';

/** Job queue, checkpoint of the reactor, and cursors of carrier feeds. */
export class CreateIntegrations1764000030000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await runMigrations({ connectionString: urlOf(database), schema: JOBS_SCHEMA });
    await database.query(`
      create table reaction_checkpoint (
        name       text primary key,
        position   text not null,
        updated_at timestamptz not null default now()
      );

      create table carrier_feed_cursor (
        customer_carrier_id integer primary key references customer_carrier on delete cascade,
        cursor              text not null,
        updated_at          timestamptz not null default now()
      );
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop table carrier_feed_cursor, reaction_checkpoint;
      drop schema ${JOBS_SCHEMA} cascade;
    `);
  }
}

/** The queue's tables are created by its own library, over its own connection. */
function urlOf({ dataSource }: QueryRunner): string {
  const { options } = dataSource;
  if (options.type !== 'postgres' || !options.url)
    throw new Error('the job queue needs the URL of a Postgres database');
  return options.url;
}
