import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time at which the recipients of a paused or disabled webhook were informed that its events will be deleted. */
export class ReportExpiringEvents1764000600270 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('alter table webhook_subscription add expiry_reported_at timestamptz');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table webhook_subscription drop expiry_reported_at');
  }
}
