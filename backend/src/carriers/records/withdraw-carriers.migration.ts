import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds `withdrawn_at`: withdrawn records stay for their consignments and cannot be used for new ones (GAP-49). */
export class WithdrawCarriers1764000040000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table customer_carrier add withdrawn_at timestamptz;
      alter table customer_carrier drop constraint customer_carrier_customer_id_carrier_id_key;
      create unique index customer_carrier_in_use on customer_carrier (customer_id, carrier_id)
        where withdrawn_at is null;

      alter table customer_carrier_account add withdrawn_at timestamptz;
      alter table customer_carrier_account
        drop constraint customer_carrier_account_customer_carrier_id_account_number_key;
      create unique index customer_carrier_account_in_use
        on customer_carrier_account (customer_carrier_id, account_number) where withdrawn_at is null;

      alter table connote_prefix add withdrawn_at timestamptz;
      alter table connote_prefix alter master_range_start type bigint;
      alter table connote_prefix alter master_range_end type bigint;

      alter table client_carrier_account add withdrawn_at timestamptz;
      alter table client_carrier_account
        drop constraint client_carrier_account_client_id_connote_prefix_id_key;
      create unique index client_carrier_account_in_use
        on client_carrier_account (client_id, connote_prefix_id) where withdrawn_at is null;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop index customer_carrier_in_use, customer_carrier_account_in_use, client_carrier_account_in_use;
      alter table client_carrier_account drop withdrawn_at, add unique (client_id, connote_prefix_id);
      alter table connote_prefix drop withdrawn_at,
        alter master_range_start type integer, alter master_range_end type integer;
      alter table customer_carrier_account
        drop withdrawn_at, add unique (customer_carrier_id, account_number);
      alter table customer_carrier drop withdrawn_at, add unique (customer_id, carrier_id);
    `);
  }
}
