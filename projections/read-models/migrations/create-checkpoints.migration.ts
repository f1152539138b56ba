import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the checkpoints of the projections, and the events skipped by operators. */
export class CreateCheckpoints1764000103000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table projection_checkpoint (
        name           text primary key,
        position       text not null default '',
        state          text not null default 'initial'
          check (state in ('initial', 'catchingUp', 'live', 'retrying', 'stopped')),
        error          text,
        error_position text,
        updated_at     timestamptz not null default now()
      ) with (fillfactor = 50);

      create table projection_skip (
        name       text not null,
        position   text not null,
        error      text not null,
        skipped_by text not null,
        skipped_at timestamptz not null default now(),
        primary key (name, position)
      );
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table projection_skip, projection_checkpoint');
  }
}
