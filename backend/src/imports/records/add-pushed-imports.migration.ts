import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds imports of pushed files of orders. The same content of a client is imported once, unless that import was
 * rejected, cancelled or has expired.
 */
export class AddPushedImports1764000600121 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table import add push_format text, add pushed_digest text;
      create unique index import_pushed_once on import (client_id, pushed_digest)
        where pushed_digest is not null and state not in ('REJECTED', 'CANCELLED', 'EXPIRED');
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table import drop pushed_digest, drop push_format');
  }
}
