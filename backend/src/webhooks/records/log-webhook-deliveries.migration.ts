import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the delivery log: types of sent events, indexes by subscription, state and event, and the time of a skip, so
 * that the sender reloads its rows.
 */
export class LogWebhookDeliveries1764000110700 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table webhook_delivery add event_type text;
      create index webhook_delivery_log on webhook_delivery (subscription_id, id);
      create index webhook_delivery_log_of_state on webhook_delivery (subscription_id, state, id);
      create index webhook_delivery_of_event on webhook_delivery (subscription_id, event_id);
      create index webhook_delivery_recent on webhook_delivery (subscription_id, finished_at)
        where finished_at is not null;
      alter table webhook_subscription add skipped_at timestamptz;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop index webhook_delivery_log, webhook_delivery_log_of_state, webhook_delivery_of_event,
        webhook_delivery_recent;
      alter table webhook_delivery drop event_type;
      alter table webhook_subscription drop skipped_at;
    `);
  }
}
