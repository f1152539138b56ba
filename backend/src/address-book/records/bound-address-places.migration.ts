import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Limits the index of addresses by company and street to texts that the address form accepts: older drafts may have
 * some that are too long for an index, and could no longer be saved.
 */
export class BoundAddressPlaces1764000600290 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      drop index address_place;
      create index address_place on address (client_id, lower(company || '|' || address_line1))
        where length(company) <= 45 and length(address_line1) <= 255
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop index address_place;
      create index address_place on address (client_id, lower(company || '|' || address_line1))
    `);
  }
}
