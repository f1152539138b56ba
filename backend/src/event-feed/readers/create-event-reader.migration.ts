import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Position up to which each API key has read the event feed. Unlogged: a lost row is written again by the key's next
 * call.
 */
export class CreateEventReader1764000600131 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create unlogged table event_reader (
        user_id   integer primary key references user_account on delete cascade,
        client_id integer references client on delete cascade,
        position  text collate "C" not null,
        ordinal   integer not null,
        read_at   timestamptz not null
      ) with (fillfactor = 70)
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table event_reader');
  }
}
