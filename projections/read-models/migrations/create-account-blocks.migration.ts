import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds blocks of numbers by client's carrier account. The table starts empty and a separate projection fills it from
 * the first event, so that an existing installation gets its past blocks while running.
 */
export class CreateAccountBlocks1764000106000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table account_blocks (
        client_carrier_account_id integer primary key,
        client_id                 integer not null,
        blocks                    jsonb not null,
        latest_number             bigint
      );
      alter table account_range_usage drop column first_number, drop column last_number;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table account_range_usage
        add column first_number bigint not null default 0,
        add column last_number bigint not null default 0;
      drop table account_blocks;
    `);
  }
}
