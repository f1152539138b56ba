import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Carriers' servers that are currently failing. */
export class CreateOutgoingFailures1764000071300 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table outgoing_failure (
        customer_carrier_id integer not null references customer_carrier on delete cascade,
        use                 text not null,
        customer_id         integer not null,
        reason              text not null,
        -- set while it does not answer in time
        silent_server       text,
        failures            integer not null default 1,
        since               timestamptz not null default now(),
        last_at             timestamptz not null default now(),
        primary key (customer_carrier_id, use)
      );
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table outgoing_failure');
  }
}
