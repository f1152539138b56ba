import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the id of the installation that the database belongs to; a separate event store holds the same id
 * (`installation.ts`).
 */
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
