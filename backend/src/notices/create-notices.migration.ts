import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds notices shown to users, for the bell: not business records, and deleted after a while. */
export class CreateNotices1764000111400 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table notice (
        id bigint generated always as identity primary key,
        user_id integer not null references user_account on delete cascade,
        key text not null check (length(key) between 1 and 64),
        at timestamptz not null default now(),
        tone text not null check (tone in ('success', 'error', 'info')),
        text text not null check (length(text) <= 1000),
        read_at timestamptz,
        unique (user_id, key)
      );
      create index notice_by_user on notice (user_id, id desc)`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table notice');
  }
}
