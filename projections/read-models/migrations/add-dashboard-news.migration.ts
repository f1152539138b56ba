import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds each consignment's last change, and overdue consignments, both indexed by owner. The next start of the
 * projections recounts the dashboard from the events, since only they have the times of status changes.
 */
export class AddDashboardNews1764000107000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      truncate dashboard_status, dashboard_day, dashboard_consignment;
      delete from projection_checkpoint where name = 'dashboard';
      alter table dashboard_consignment add column changed_at timestamptz not null;
    `);
    for (const scope of ['client', 'customer']) {
      await database.query(
        `create index dashboard_consignment_${scope}_changed
         on dashboard_consignment (${scope}_id, changed_at, id)`,
      );
      await database.query(
        `create index consignment_list_${scope}_overdue on consignment_list (${scope}_id, eta)
         where state = 'MANIFESTED' and status <> 'DELIVERED'`,
      );
    }
  }

  async down(database: QueryRunner): Promise<void> {
    for (const scope of ['client', 'customer'])
      await database.query(`drop index consignment_list_${scope}_overdue`);
    await database.query('alter table dashboard_consignment drop column changed_at');
  }
}
