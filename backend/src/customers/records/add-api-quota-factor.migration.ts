import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Multiplies the quotas of a customer's API keys; sessions of its keys are reloaded after a change. */
export class AddApiQuotaFactor1764000113510 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table customer
        add api_quota_factor integer not null default 1 check (api_quota_factor between 1 and 20);
      create trigger customer_quota_changed after update of api_quota_factor on customer
        for each row execute function announce_identity_change();
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop trigger customer_quota_changed on customer;
      alter table customer drop api_quota_factor;
    `);
  }
}
