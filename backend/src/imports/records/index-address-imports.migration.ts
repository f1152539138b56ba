import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the imports of addresses, few among those of consignments, for the list filtered by kind. */
export class IndexAddressImports1764000600220 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      `create index import_of_addresses on import (client_id, id desc) where kind = 'ADDRESS'`,
    );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index import_of_addresses');
  }
}
