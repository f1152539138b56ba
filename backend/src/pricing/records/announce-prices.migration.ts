import type { MigrationInterface, QueryRunner } from 'typeorm';

import { channels, type RecordKind } from '@contracts/realtime/messages.js';

const zones: RecordKind = 'carrier-zone';
/** Rate cards are shown with the carrier accounts of a client. */
const rateCards: RecordKind = 'carrier';

/** The rows that a statement changed, under the name that the trigger's function knows them by. */
const changedRows = {
  insert: 'new table as changed',
  update: 'new table as changed',
  delete: 'old table as changed',
} as const;

/**
 * Notifies every backend, at commit, of the owner of changed zones and rate cards. An import changes thousands of
 * suburbs, so zones are announced once per statement; those of a shared carrier concern the users of every customer.
 */
export class AnnouncePrices1764000600260 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(announcement('carrier_zone', 'changed'));
    await database.query(
      announcement(
        'suburb_zone',
        'changed join carrier_zone zone on zone.id = changed.carrier_zone_id',
      ),
    );
    for (const table of ['carrier_zone', 'suburb_zone'])
      for (const [change, rows] of Object.entries(changedRows))
        await database.query(`
          create trigger ${change}_announced after ${change} on ${table} referencing ${rows}
            for each statement execute function announce_${table}_change();
        `);
    await database.query(ratesAnnouncement);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop function announce_carrier_zone_change() cascade;
      drop function announce_suburb_zone_change() cascade;
      drop function announce_rate_card_change() cascade;
    `);
  }
}

const announcement = (table: string, source: string): string => `
  create function announce_${table}_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${channels.recordsChanged}',
      json_build_object('kind', '${zones}', 'clientId', null, 'customerId', customer_id,
                        'isShared', customer_id is null)::text)
      from (select distinct customer_id from carrier
             where id in (select carrier_id from ${source})) owner;
    return null;
  end $$;
`;

const ratesAnnouncement = `
  create function announce_rate_card_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${channels.recordsChanged}',
      json_build_object('kind', '${rateCards}', 'clientId', client.id, 'customerId', client.customer_id)::text)
      from client_carrier_account account join client on client.id = account.client_id
     where account.id = new.client_carrier_account_id;
    return null;
  end $$;
  create trigger record_announced after insert or update on rate_card
    for each row execute function announce_rate_card_change();
`;
