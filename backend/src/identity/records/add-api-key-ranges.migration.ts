import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the address ranges of API keys. Existing keys have none: they can be used from any address. */
export class AddApiKeyRanges1764000600130 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table user_account
        add allowed_ranges cidr[] check (kind = 'API_KEY' or allowed_ranges is null)
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table user_account drop allowed_ranges');
  }
}
