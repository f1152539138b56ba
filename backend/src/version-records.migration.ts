import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds versions to the records that users edit. */
const edited = [
  'address',
  'client',
  'client_carrier_account',
  'client_integration',
  'client_payer_account',
  'custom_email',
  'customer',
  'customer_carrier',
  'customer_carrier_account',
  'item_template',
  'item_type_selection',
  'saved_filter',
  'transit_lane',
  'user_account',
  'user_role',
];

/** Adds a version to each record, so that a save based on an older one is rejected (ADR 30). */
export class VersionRecords1764000075000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    for (const table of edited)
      await database.query(`alter table ${table} add column version integer not null default 1`);
  }

  async down(database: QueryRunner): Promise<void> {
    for (const table of edited) await database.query(`alter table ${table} drop column version`);
  }
}
