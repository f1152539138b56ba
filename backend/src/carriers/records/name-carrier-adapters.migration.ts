import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Names the adapter of each carrier (ADR 51), and adds the settings that a customer enters for it; its secrets are
 * sealed in one string with the record's salt.
 */
export class NameCarrierAdapters1764000113000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table carrier add adapter text not null default 'generic' check (adapter <> '');
      alter table customer_carrier add adapter_settings jsonb, add adapter_secrets text;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table customer_carrier drop adapter_settings, drop adapter_secrets;
      alter table carrier drop adapter;
    `);
  }
}
