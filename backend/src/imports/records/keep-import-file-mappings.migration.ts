import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores, with an import's file, the mapping used to read it, for its error file, and the signature of its headings,
 * which identifies that mapping when an error file is uploaded again (ADR 62). Both are deleted with the file.
 */
export class KeepImportFileMappings1764000115000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      'alter table import_file add column mapping jsonb, add column heading_signature text',
    );
    await database.query(`
      create index import_file_headings on import_file (heading_signature, import_id desc)
        where heading_signature is not null`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index import_file_headings');
    await database.query(
      'alter table import_file drop column mapping, drop column heading_signature',
    );
  }
}
