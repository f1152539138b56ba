import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds deliveries to subscriptions and their outcomes. Events stay in the journal until taken over; each is taken once
 * for the live deliveries of a subscription.
 */
export class CreateWebhookDeliveries1764000110600 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table webhook_delivery (
        id               bigint generated always as identity primary key,
        subscription_id  integer not null references webhook_subscription on delete cascade,
        event_id         text not null,
        subject          text not null,
        position         text collate "C" not null,
        ordinal          integer not null,
        lane             text not null default 'LIVE' check (lane in ('LIVE', 'REPLAY', 'REDELIVERY')),
        state            text not null default 'WAITING'
          check (state in ('WAITING', 'DELIVERED', 'GIVEN_UP', 'SKIPPED')),
        attempts         integer not null default 0,
        next_attempt_at  timestamptz not null,
        first_attempt_at timestamptz,
        finished_at      timestamptz,
        taken_at         timestamptz not null
      ) with (fillfactor = 80);
      create unique index webhook_delivery_live on webhook_delivery (subscription_id, event_id)
        where lane = 'LIVE';
      create index webhook_delivery_waiting on webhook_delivery (subscription_id, position, ordinal)
        where state = 'WAITING';
      create index webhook_delivery_finished on webhook_delivery (finished_at) where finished_at is not null;

      create table webhook_attempt (
        id             bigint generated always as identity primary key,
        delivery_id    bigint not null references webhook_delivery on delete cascade,
        number         integer not null,
        at             timestamptz not null,
        duration_ms    integer not null,
        status         integer,
        failure        text,
        remote_address text,
        answer_headers jsonb not null,
        answer_body    text
      );
      create index webhook_attempt_delivery on webhook_attempt (delivery_id, id);
      create index webhook_attempt_answers on webhook_attempt (at) where answer_body is not null;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table webhook_attempt, webhook_delivery');
  }
}
