import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds scopes and a token without sign-in to API keys. Existing keys have neither: they may do everything a key may do.
 */
export class CreateApiKeySecret1764000110800 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table api_key_secret (
        user_id    integer primary key references user_account on delete cascade,
        public_id  text not null unique,
        hash       bytea not null check (length(hash) = 32),
        last_four  text not null,
        created_at timestamptz not null default now()
      );
      alter table user_account add scopes text[] check (kind = 'API_KEY' or scopes is null);
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop table api_key_secret;
      alter table user_account drop scopes;
    `);
  }
}
