import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the usage of each prefix's item numbers, initially none. */
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
