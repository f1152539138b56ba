import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateImportedFiles1764000050000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table imported_file (
        kind        text not null,
        owner       text not null,
        digest      text not null,
        imported_at timestamptz not null,
        imported_by integer not null,
        primary key (kind, owner, digest)
      )`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table imported_file');
  }
}
