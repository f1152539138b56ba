import type { MigrationInterface, QueryRunner } from 'typeorm';

import { channels } from '@contracts/realtime/messages.js';

/**
 * Imports of carrier zones: of a carrier, and so of a customer or, if the carrier is shared, of none. A change is
 * announced to the users of its owner (ADR 76).
 */
export class AddZoneImports1764000600200 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table import
        alter client_id drop not null,
        add customer_id integer references customer on delete cascade,
        add carrier_id integer references carrier on delete cascade,
        drop constraint import_kind_check,
        add constraint import_kind_check check (kind in ('CONSIGNMENT', 'ADDRESS', 'CARRIER_ZONE')),
        add constraint import_owner_check check (
          case kind when 'CARRIER_ZONE' then client_id is null and carrier_id is not null
                    else client_id is not null and carrier_id is null and customer_id is null end);
      create index import_of_carrier on import (carrier_id, id desc) where carrier_id is not null;
      alter table import_group add locality_id integer, add carrier_zone_id integer;
      alter table import_mapping
        alter client_id drop not null,
        add customer_id integer references customer on delete cascade,
        drop constraint import_mapping_kind_check,
        add constraint import_mapping_kind_check check (kind in ('CONSIGNMENT', 'ADDRESS', 'CARRIER_ZONE')),
        drop constraint import_mapping_client_id_kind_signature_key,
        add unique nulls not distinct (client_id, customer_id, kind, signature);
    `);
    await database.query(`
      create function announce_import_change() returns trigger language plpgsql as $$
      declare
        of_customer integer;
      begin
        if tg_op = 'DELETE' then new := old; end if;
        of_customer := new.customer_id;
        if new.client_id is not null then
          select customer_id into of_customer from client where id = new.client_id;
        end if;
        perform pg_notify('${channels.recordsChanged}',
          json_build_object('kind', 'import', 'clientId', new.client_id, 'customerId', of_customer)::text);
        return null;
      end $$;
      drop trigger record_announced on import;
      create trigger record_announced after insert or update or delete on import
        for each row execute function announce_import_change();
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      delete from import where client_id is null;
      delete from import_mapping where client_id is null;
      drop trigger record_announced on import;
      create trigger record_announced after insert or update or delete on import
        for each row execute function announce_record_change('import');
      drop function announce_import_change();
      alter table import_mapping
        drop constraint import_mapping_client_id_customer_id_kind_signature_key,
        add unique (client_id, kind, signature),
        drop constraint import_mapping_kind_check,
        add constraint import_mapping_kind_check check (kind in ('CONSIGNMENT', 'ADDRESS')),
        drop column customer_id,
        alter client_id set not null;
      alter table import_group drop locality_id, drop carrier_zone_id;
      alter table import
        drop constraint import_owner_check,
        drop constraint import_kind_check,
        add constraint import_kind_check check (kind in ('CONSIGNMENT', 'ADDRESS')),
        drop column carrier_id,
        drop column customer_id,
        alter client_id set not null;
    `);
  }
}
