import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the tokens of deleted API keys, however they are deleted, so that the software using one gets a precise error.
 */
export class CreateRevokedApiKey1764000600211 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table revoked_api_key (
        public_id  text primary key,
        hash       bytea not null check (length(hash) = 32),
        revoked_at timestamptz not null default now()
      );
      create function remember_revoked_api_key() returns trigger language plpgsql as $$
      begin
        insert into revoked_api_key (public_id, hash) values (old.public_id, old.hash)
        on conflict (public_id) do nothing;
        return null;
      end $$;
      create trigger revoked_remembered after delete on api_key_secret
        for each row execute function remember_revoked_api_key();
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop trigger revoked_remembered on api_key_secret;
      drop function remember_revoked_api_key();
      drop table revoked_api_key;
    `);
  }
}
