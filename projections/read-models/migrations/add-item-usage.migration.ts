import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the item numbers of each prefix are given out; before there were any, none were. */
export class AddItemUsage1764000105000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      'alter table prefix_range_usage add column items_assigned bigint not null default 0',
    );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table prefix_range_usage drop column items_assigned');
  }
}
