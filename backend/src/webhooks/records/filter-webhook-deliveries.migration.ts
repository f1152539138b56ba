import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Replaces the indexes of the delivery log by ones in the order of the times at which deliveries were taken, so that the
 * log of a period, of a state or of a type is read from the end of an index.
 */
export class FilterWebhookDeliveries1764000600210 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create index webhook_delivery_taken on webhook_delivery (subscription_id, taken_at, id);
      create index webhook_delivery_taken_of_state on webhook_delivery (subscription_id, state, taken_at, id);
      create index webhook_delivery_taken_of_type
        on webhook_delivery (subscription_id, event_type, state, taken_at, id);
      drop index webhook_delivery_log, webhook_delivery_log_of_state;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      create index webhook_delivery_log on webhook_delivery (subscription_id, id);
      create index webhook_delivery_log_of_state on webhook_delivery (subscription_id, state, id);
      drop index webhook_delivery_taken, webhook_delivery_taken_of_state, webhook_delivery_taken_of_type;
    `);
  }
}
