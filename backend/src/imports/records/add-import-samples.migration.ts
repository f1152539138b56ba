import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks imports of the sample file, of which a client has one at a time (ADR 63). */
export class AddImportSamples1764000116300 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('alter table import add is_sample boolean not null default false');
    await database.query(`
      create unique index import_open_sample on import (client_id)
        where is_sample and ended_at is null`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table import drop is_sample');
  }
}
