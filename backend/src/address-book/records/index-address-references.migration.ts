import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Imports find addresses by their reference, without case, whatever the size of the address book. Older drafts may have
 * texts there that are too long for an index, and for a reference.
 */
export class IndexAddressReferences1764000600190 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      `create index address_reference on address (client_id, lower(reference_id))
        where length(reference_id) <= 45`,
    );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index address_reference');
  }
}
