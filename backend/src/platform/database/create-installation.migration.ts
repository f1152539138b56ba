import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The installation that this database is of; an event store of its own holds the same id (`installation.ts`). */
export class CreateInstallation1764000110400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table installation (
        id         uuid primary key,
        is_only    boolean not null default true unique check (is_only),
        founded_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table installation');
  }
}
