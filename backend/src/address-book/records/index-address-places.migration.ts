import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An import looks up its receivers by company and street while other imports of the client wait. Older drafts may have
 * texts there that are too long for an index, which ended the migration: `BoundAddressPlaces` limits the index where it
 * was built without this condition.
 */
export class IndexAddressPlaces1764000600100 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      `create index address_place on address (client_id, lower(company || '|' || address_line1))
        where length(company) <= 45 and length(address_line1) <= 255`,
    );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index address_place');
  }
}
