import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Source of each carrier's offers, carriers' responses to requests for prices, and the requests that screens collect
 * them by. Existing carriers are priced from rate cards as before.
 */
export class CreateLiveRates1764000114200 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table customer_carrier
        add price_from text not null default 'RATE_CARD'
          check (price_from in ('RATE_CARD', 'LIVE', 'BOTH')),
        add live_rate_ms integer not null default 1500 check (live_rate_ms between 100 and 4000);
      update quote set offer = offer || '{"source": "RATE_CARD", "live": null}'
        where not offer ? 'source';
      create table live_rate (
        id                  bigint generated always as identity primary key,
        -- digest of the account and of all that the price depends on
        key                 text not null,
        customer_carrier_id integer not null references customer_carrier on delete cascade,
        quoted              jsonb not null,
        request_digest      text not null,
        answer_digest       text not null,
        round_trip_ms       integer not null,
        asked_at            timestamptz not null
      );
      create index live_rate_key on live_rate (key, id desc);
      create index live_rate_asked_at on live_rate (asked_at);
      create index live_rate_customer_carrier on live_rate (customer_carrier_id);
      create table live_rate_claim (
        key           text primary key,
        claimed_until timestamptz not null
      );
      create index live_rate_claim_claimed_until on live_rate_claim (claimed_until);
      create table live_ask (
        id        uuid primary key,
        client_id integer not null references client on delete cascade,
        -- one element for each carrier that was asked, by display name
        carriers  text[] not null,
        answers   jsonb not null default '[]',
        ends_at   timestamptz not null
      );
      create index live_ask_client on live_ask (client_id, ends_at);
      create index live_ask_ends_at on live_ask (ends_at);
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop table live_ask;
      drop table live_rate_claim;
      drop table live_rate;
      alter table customer_carrier drop price_from, drop live_rate_ms;
    `);
  }
}
