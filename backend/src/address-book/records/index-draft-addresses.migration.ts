import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes draft addresses, so that the dashboard finds them without reading the whole address book. */
export class IndexDraftAddresses1764000009000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      `create index address_draft on address (client_id, id) where status = 'DRAFT'`,
    );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index address_draft');
  }
}
