import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kept in memory by every instance for the consignments that name them; the others are announced already. */
const watched = ['address', 'item_type'];

/** Tells every instance, at commit, that one of these tables changed. */
export class AnnounceSubmissionRecords1764000060000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    for (const table of watched)
      await database.query(`
        create trigger settings_announced after insert or update or delete or truncate on ${table}
          for each statement execute function announce_settings();
      `);
  }

  async down(database: QueryRunner): Promise<void> {
    for (const table of watched)
      await database.query(`drop trigger settings_announced on ${table}`);
  }
}
