import { channels } from '@contracts/realtime/messages.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables with the cached data that offers are based on. */
const watched = [
  'client',
  'carrier',
  'carrier_service_type',
  'customer_carrier',
  'customer_carrier_account',
  'connote_prefix',
  'client_carrier_account',
  'rules_fees',
  'rules_fees_version',
  'rate_card',
  'locality',
  'carrier_zone',
  'suburb_zone',
  'transit_lane',
  'suburb_surcharge',
];

/** Notifies every instance, at commit, which table changed. */
export class AnnounceSettings1764000007000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create function announce_settings() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${channels.settingsChanged}', tg_table_name);
        return null;
      end $$;
    `);
    for (const table of watched)
      await database.query(`
        create trigger settings_announced after insert or update or delete or truncate on ${table}
          for each statement execute function announce_settings();
      `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop function announce_settings() cascade');
  }
}
