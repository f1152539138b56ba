import type { MigrationInterface, QueryRunner } from 'typeorm';

import { channels } from '@contracts/realtime/messages.js';

/**
 * Changes to clients and quotas are announced only if they affect anyone's access, and name the customer: before, each
 * save of a client made every process load the permissions of all users again.
 */
export class AnnounceClientAccess1764000600150 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create function announce_access_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${channels.identityChanged}',
          'customer:' || (to_jsonb(coalesce(new, old)) ->> tg_argv[0]));
        return null;
      end $$;

      drop trigger clients_changed on client;
      create trigger clients_added after insert or delete on client
        for each row execute function announce_access_change('customer_id');
      create trigger clients_changed after update on client
        for each row when (
          (old.parent_id, old.name, old.removed_at, old.test_of)
            is distinct from (new.parent_id, new.name, new.removed_at, new.test_of))
        execute function announce_access_change('customer_id');
      -- never happens in the product, and affects two customers
      create trigger clients_moved after update on client
        for each row when (old.customer_id <> new.customer_id)
        execute function announce_identity_change();

      drop trigger customer_quota_changed on customer;
      create trigger customer_quota_changed after update on customer
        for each row when (old.api_quota_factor <> new.api_quota_factor)
        execute function announce_access_change('id');
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop trigger customer_quota_changed on customer;
      create trigger customer_quota_changed after update of api_quota_factor on customer
        for each row execute function announce_identity_change();
      drop trigger clients_moved on client;
      drop trigger clients_changed on client;
      drop trigger clients_added on client;
      create trigger clients_changed
        after insert or delete or update of parent_id, customer_id, name, removed_at on client
        for each row execute function announce_identity_change();
      drop function announce_access_change;
    `);
  }
}
