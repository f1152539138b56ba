import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Due and open scans are read by feed, old ones by their age; closed scans stay for 90 days. */
export class IndexSetAsideScans1764000600151 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create index set_aside_scan_of_feed on set_aside_scan (customer_carrier_id, next_try_at)
        where closed_at is null;
      create index set_aside_scan_received on set_aside_scan (received_at);
      drop index set_aside_scan_due;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      create index set_aside_scan_due on set_aside_scan (next_try_at) where closed_at is null;
      drop index set_aside_scan_received;
      drop index set_aside_scan_of_feed;
    `);
  }
}
