import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the owners of items that need attention; `key` is the item's key in the list. */
export class CreateNeedOwners1764000110500 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table need_owner (
        key text primary key check (length(key) <= 62),
        user_id integer not null references user_account on delete cascade,
        taken_at timestamptz not null default now()
      );
      create index need_owner_by_user on need_owner (user_id)`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table need_owner');
  }
}
