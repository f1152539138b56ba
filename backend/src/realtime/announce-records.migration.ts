import type { MigrationInterface, QueryRunner } from 'typeorm';

import { channels, type RecordKind } from '@contracts/realtime/messages.js';

/** Records shown by open sessions, by table. */
const kindOf: Readonly<Record<string, RecordKind>> = {
  client: 'client',
  customer: 'customer',
  item_type_selection: 'item-type',
  item_template: 'custom-item',
  category: 'category',
  category_entry: 'category',
  client_payer_account: 'payer-account',
  custom_email: 'custom-email',
  customer_carrier: 'carrier',
  customer_carrier_account: 'carrier',
  client_carrier_account: 'carrier',
};

/**
 * Notifies every backend, at commit, of the owner of changed records. Postgres sends equal notifications of a
 * transaction once, so a change to many records is one notification. A customer's record also concerns the users of its
 * clients.
 */
export class AnnounceRecords1764000110000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create function announce_record_change() returns trigger language plpgsql as $$
      declare
        of_client integer;
        of_customer integer;
      begin
        if tg_op = 'DELETE' then new := old; end if;
        case tg_table_name
          when 'customer' then of_customer := new.id;
          when 'customer_carrier' then of_customer := new.customer_id;
          when 'customer_carrier_account' then
            select customer_id into of_customer from customer_carrier where id = new.customer_carrier_id;
          when 'client' then of_client := new.id;
          when 'category_entry' then
            select client_id into of_client from category where id = new.category_id;
          else of_client := new.client_id;
        end case;
        if of_client is not null then
          select customer_id into of_customer from client where id = of_client;
        end if;

        perform pg_notify('${channels.recordsChanged}',
          json_build_object('kind', tg_argv[0], 'clientId', of_client, 'customerId', of_customer)::text);
        if tg_table_name = 'customer' then
          perform pg_notify('${channels.recordsChanged}',
            json_build_object('kind', tg_argv[0], 'clientId', id, 'customerId', null)::text)
            from client where customer_id = of_customer and removed_at is null;
        end if;
        return null;
      end $$;
    `);
    for (const [table, kind] of Object.entries(kindOf))
      await database.query(`
        create trigger record_announced after insert or update or delete on ${table}
          for each row execute function announce_record_change('${kind}');
      `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop function announce_record_change() cascade');
  }
}
