import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last email to each user about calls of their API keys to a deprecated operation. */
export class CreateDeprecationNotice1764000600300 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table deprecation_notice (
        user_id     integer not null references user_account on delete cascade,
        operation   text not null,
        notified_at timestamptz not null,
        primary key (user_id, operation)
      )`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table deprecation_notice');
  }
}
