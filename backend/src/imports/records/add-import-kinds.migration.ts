import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds imports of addresses (ADR 74). */
export class AddImportKinds1764000600170 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table import add kind text not null default 'CONSIGNMENT'
        check (kind in ('CONSIGNMENT', 'ADDRESS'));
      alter table import_group add address_id integer;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table import_group drop address_id; alter table import drop kind');
  }
}
