import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes numbers due for polling by account: those of a failing account stay due, and must not delay the others. */
export class IndexPolledNumbers1764000600152 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create index carrier_shipment_due on carrier_shipment (customer_carrier_id, next_pull_at)
        where next_pull_at is not null;
      drop index carrier_shipment_to_pull;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      create index carrier_shipment_to_pull on carrier_shipment (next_pull_at)
        where next_pull_at is not null;
      drop index carrier_shipment_due;
    `);
  }
}
