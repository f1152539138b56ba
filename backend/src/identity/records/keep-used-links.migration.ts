import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time a link was used: a used link is retained until the next is issued, to report that it was used. */
export class KeepUsedLinks1764000110100 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('alter table one_time_token add used_at timestamptz');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      delete from one_time_token where used_at is not null;
      alter table one_time_token drop used_at;
    `);
  }
}
