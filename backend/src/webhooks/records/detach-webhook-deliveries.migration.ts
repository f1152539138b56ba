import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Detaches deliveries from their subscription: deleting a subscription deletes one row, and the sender deletes its
 * deliveries in batches.
 */
export class DetachWebhookDeliveries1764000600110 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      'alter table webhook_delivery drop constraint webhook_delivery_subscription_id_fkey',
    );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      delete from webhook_delivery d
       where not exists (select from webhook_subscription s where s.id = d.subscription_id);
      alter table webhook_delivery add constraint webhook_delivery_subscription_id_fkey
        foreign key (subscription_id) references webhook_subscription on delete cascade;
    `);
  }
}
