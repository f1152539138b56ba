import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of each API key by operation and day (UTC), kept for 90 days. */
export class CreateApiKeyUsage1764000113520 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table api_key_usage (
        user_id   integer not null references user_account on delete cascade,
        day       date not null,
        operation text not null,
        calls     bigint not null,
        primary key (user_id, day, operation)
      );
      create index api_key_usage_day on api_key_usage (day);
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table api_key_usage');
  }
}
