import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports also update consignments that have a reference of the file. */
export class AddImportUpdates1764000114100 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table import_group
        add column expected_revision integer,
        add column previous_cents integer,
        add column changes jsonb not null default '[]'`);
    await database.query('drop index import_group_to_make');
    await database.query(`
      create index import_group_to_make on import_group (import_id, no)
        where outcome is null and action in ('CREATE', 'UPDATE', 'DRAFT')`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index import_group_to_make');
    await database.query(`
      create index import_group_to_make on import_group (import_id, no)
        where outcome is null and action in ('CREATE', 'DRAFT')`);
    await database.query(`
      alter table import_group
        drop column expected_revision, drop column previous_cents, drop column changes`);
  }
}
