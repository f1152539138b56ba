import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps which fields and columns of a file were not read, for its acknowledgement and the monitor (ADR 84). */
export class KeepIgnoredFields1764000600271 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`alter table import add ignored_fields jsonb not null default '[]'`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table import drop ignored_fields');
  }
}
