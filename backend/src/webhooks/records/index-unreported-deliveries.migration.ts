import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index of unreported deliveries, separately from their column, which blocks readers until its commit. */
export class IndexUnreportedDeliveries1764000600241 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create index webhook_delivery_unreported on webhook_delivery (subscription_id, finished_at)
        where is_unreported
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index webhook_delivery_unreported');
  }
}
