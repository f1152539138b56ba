import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Announces a changed end of an API key, so that its sockets and waiting calls end with it, and adds the index that finds
 * the keys that have just ended.
 */
export class EndReplacedApiKeys1764000600243 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create trigger api_key_end_changed after update of expires_at on user_account
        for each row when (old.expires_at is distinct from new.expires_at)
        execute function announce_identity_change('id');
      create index user_account_expires on user_account (expires_at) where expires_at is not null;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop index user_account_expires;
      drop trigger api_key_end_changed on user_account;
    `);
  }
}
