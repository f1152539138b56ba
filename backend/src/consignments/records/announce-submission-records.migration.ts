import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cached by every instance for consignments; the other cached tables already have triggers. */
const tables = ['address', 'item_type'];

/** Notifies every instance, on commit, of changes to these tables. */
export class AnnounceSubmissionRecords1764000060000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    for (const table of tables)
      await database.query(`
        create trigger settings_announced after insert or update or delete or truncate on ${table}
          for each statement execute function announce_settings();
      `);
  }

  async down(database: QueryRunner): Promise<void> {
    for (const table of tables) await database.query(`drop trigger settings_announced on ${table}`);
  }
}
