import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of rate cards: of an account of a client, and of its customer (ADR 76). */
export class AddRateCardImports1764000600201 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table import
        add client_carrier_account_id integer references client_carrier_account on delete cascade,
        add removed_lanes jsonb not null default '[]',
        drop constraint import_kind_check,
        add constraint import_kind_check
          check (kind in ('CONSIGNMENT', 'ADDRESS', 'RATE_CARD', 'CARRIER_ZONE')),
        drop constraint import_owner_check,
        add constraint import_owner_check check (
          (kind = 'CARRIER_ZONE') = (client_id is null)
          and (kind = 'CARRIER_ZONE') = (carrier_id is not null)
          and (kind = 'RATE_CARD') = (client_carrier_account_id is not null)
          and (kind in ('RATE_CARD', 'CARRIER_ZONE') or customer_id is null));
      create index import_of_account on import (client_carrier_account_id, id desc)
        where client_carrier_account_id is not null;
      alter table import_mapping
        drop constraint import_mapping_kind_check,
        add constraint import_mapping_kind_check
          check (kind in ('CONSIGNMENT', 'ADDRESS', 'RATE_CARD', 'CARRIER_ZONE'));
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      delete from import where kind = 'RATE_CARD';
      delete from import_mapping where kind = 'RATE_CARD';
      alter table import_mapping
        drop constraint import_mapping_kind_check,
        add constraint import_mapping_kind_check check (kind in ('CONSIGNMENT', 'ADDRESS', 'CARRIER_ZONE'));
      alter table import
        drop constraint import_owner_check,
        drop column client_carrier_account_id,
        drop column removed_lanes,
        drop constraint import_kind_check,
        add constraint import_kind_check check (kind in ('CONSIGNMENT', 'ADDRESS', 'CARRIER_ZONE')),
        add constraint import_owner_check check (
          case kind when 'CARRIER_ZONE' then client_id is null and carrier_id is not null
                    else client_id is not null and carrier_id is null and customer_id is null end);
    `);
  }
}
