import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Announces changed addresses to open sessions, like other records. */
export class AnnounceAddresses1764000111410 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create trigger record_announced after insert or update or delete on address
        for each row execute function announce_record_change('address')`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop trigger record_announced on address');
  }
}
