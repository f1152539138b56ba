import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the items that users have removed from the list of those that need attention; `key` is the item's key. */
export class CreateIssueDismissals1764000116600 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table issue_dismissal (
        id integer generated always as identity primary key,
        key text not null check (length(key) <= 62),
        user_id integer references user_account on delete set null,
        words text not null,
        dismissed_at timestamptz not null
      );
      create index issue_dismissal_by_key on issue_dismissal (key, dismissed_at);
      create index issue_dismissal_by_user on issue_dismissal (user_id)`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table issue_dismissal');
  }
}
