import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index of waiting deliveries by subject: the log names the event that each one waits for. */
export class IndexWaitingSubjects1764000600231 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create index webhook_delivery_waiting_subject on webhook_delivery (subscription_id, subject, position, ordinal)
        where state = 'WAITING'
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index webhook_delivery_waiting_subject');
  }
}
