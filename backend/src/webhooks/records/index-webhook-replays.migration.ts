import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the indexes of deliveries by replay, separately from their column: adding a column blocks readers until the
 * end of its transaction, building an index does not.
 */
export class IndexWebhookReplays1764000600112 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create unique index webhook_delivery_replay on webhook_delivery (replay_id, event_id)
        where lane = 'REPLAY';
      create index webhook_delivery_replay_waiting on webhook_delivery (replay_id, position, ordinal)
        where lane = 'REPLAY' and state = 'WAITING';
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index webhook_delivery_replay, webhook_delivery_replay_waiting');
  }
}
