import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same headings may be mapped to consignments and to addresses. */
export class SeparateImportMappings1764000600172 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table import_mapping add kind text not null default 'CONSIGNMENT'
        check (kind in ('CONSIGNMENT', 'ADDRESS'));
      alter table import_mapping drop constraint import_mapping_client_id_signature_key;
      alter table import_mapping add unique (client_id, kind, signature);
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      delete from import_mapping where kind <> 'CONSIGNMENT';
      alter table import_mapping drop constraint import_mapping_client_id_kind_signature_key;
      alter table import_mapping drop kind;
      alter table import_mapping add unique (client_id, signature);
    `);
  }
}
