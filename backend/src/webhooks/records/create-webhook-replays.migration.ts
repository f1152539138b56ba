import type { MigrationInterface, QueryRunner } from 'typeorm';

import { channels } from '@contracts/realtime/messages.js';

/**
 * Adds replays of past events. Open screens are notified of a new state; the sender notifies them of progress, less
 * often than it changes.
 */
export class CreateWebhookReplays1764000600111 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table webhook_replay (
        id              integer generated always as identity primary key,
        subscription_id integer not null references webhook_subscription on delete cascade,
        state           text not null default 'RUNNING'
          check (state in ('RUNNING', 'PAUSED', 'FINISHED', 'CANCELLED')),
        from_at         timestamptz not null,
        to_at           timestamptz not null,
        not_before      timestamptz,
        not_after       timestamptz,
        cursor          text not null,
        end_cursor      text not null,
        types           text[] not null,
        consignment_ids bigint[] check (cardinality(consignment_ids) <= 1000),
        per_second      smallint not null check (per_second between 1 and 200),
        reached_at      timestamptz,
        taken           integer not null default 0,
        delivered       integer not null default 0,
        given_up        integer not null default 0,
        failing_since   timestamptz,
        requested_by    text not null,
        requested_at    timestamptz not null,
        operation_id    uuid unique,
        finished_at     timestamptz
      );
      create index webhook_replay_subscription on webhook_replay (subscription_id, id);
      create index webhook_replay_running on webhook_replay (id) where state = 'RUNNING';
      create index webhook_replay_finished on webhook_replay (finished_at) where finished_at is not null;

      alter table webhook_delivery add replay_id integer;

      create function announce_webhook_replay_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${channels.recordsChanged}', json_build_object('kind', 'webhook-replay',
          'clientId', s.client_id, 'customerId', coalesce(s.customer_id, c.customer_id))::text)
          from webhook_subscription s left join client c on c.id = s.client_id
         where s.id = new.subscription_id;
        return null;
      end $$;
      create trigger record_announced after insert or update of state, failing_since
        on webhook_replay for each row execute function announce_webhook_replay_change();
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop table webhook_replay;
      drop function announce_webhook_replay_change();
      alter table webhook_delivery drop replay_id;
    `);
  }
}
