import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks deliveries that were given up until they are reported by email, and adds the last report of a subscription, and
 * how many events were deleted before they were sent. Earlier deliveries are not reported.
 */
export class ReportGivenUpDeliveries1764000600240 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table webhook_delivery add is_unreported boolean not null default false;
      alter table webhook_subscription
        add given_up_reported_at timestamptz,
        add deleted_unsent integer not null default 0;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table webhook_delivery drop is_unreported;
      alter table webhook_subscription drop given_up_reported_at, drop deleted_unsent;
    `);
  }
}
