import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStreamSnapshots1764000078000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table stream_snapshot (
        stream   text collate "C" primary key,
        version  integer not null,
        revision integer not null,
        hash     text not null,
        state    jsonb not null,
        made_at  timestamptz not null default now()
      )`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table stream_snapshot');
  }
}
