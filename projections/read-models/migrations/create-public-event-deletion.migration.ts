import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the position of the last deleted public event: one row, initially before all events. No event up to there is
 * read, or written again by a rebuild.
 */
export class CreatePublicEventDeletion1764000600242 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table public_event_deletion (
        id         boolean primary key default true check (id),
        position   text collate "C" not null,
        ordinal    integer not null,
        deleted_to timestamptz
      );
      insert into public_event_deletion (position, ordinal) values ('', 0);
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table public_event_deletion');
  }
}
