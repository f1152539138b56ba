import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts wrong passwords by account and address, and the time of the next allowed attempt. */
export class CreateLoginWait1764000072000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create unlogged table login_wait (
        account    text not null,
        address    text not null,
        failures   integer not null,
        last_at    timestamptz not null,
        wait_until timestamptz not null,
        primary key (account, address)
      );
      create index login_wait_age on login_wait (last_at);
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table login_wait');
  }
}
