import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports find addresses by their reference, without case, whatever the size of the address book. */
export class IndexAddressReferences1764000600190 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      'create index address_reference on address (client_id, lower(reference_id))',
    );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index address_reference');
  }
}
