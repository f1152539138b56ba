import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the progress of runs that are saved atomically (ADR 83). */
export class AddImportRunSteps1764000600261 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table import
        add run_step text check (run_step in ('CHECKING', 'PUBLISHING', 'DONE')),
        add checked_count integer not null default 0;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table import drop column run_step, drop column checked_count');
  }
}
