import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import looks up its receivers by company and street while other imports of the client wait. */
export class IndexAddressPlaces1764000600100 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      `create index address_place on address (client_id, lower(company || '|' || address_line1))`,
    );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index address_place');
  }
}
