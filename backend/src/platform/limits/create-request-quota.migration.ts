import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests of API keys in the current windows (ADR 53), in the columns that rate-limiter-flexible writes. A crash may
 * empty it: then every window restarts.
 */
export class CreateRequestQuota1764000113500 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create unlogged table request_quota (
        key    varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      ) with (fillfactor = 50)`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table request_quota');
  }
}
