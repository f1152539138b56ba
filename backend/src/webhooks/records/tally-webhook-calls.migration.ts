import type { MigrationInterface, QueryRunner } from 'typeorm';

import { answerRange, halfHourOf, tallyCalls } from '../figures/tally-calls.js';

/**
 * Adds counts of calls by half hour, so that no figure is counted from the log; those of the last day are counted once
 * from the log.
 */
export class TallyWebhookCalls1764000600230 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table webhook_tally (
        subscription_id integer not null,
        half_hour       timestamptz not null,
        lane            text not null check (lane in ('LIVE', 'REPLAY', 'REDELIVERY')),
        delivered       integer not null,
        given_up        integer not null,
        failed          integer not null,
        answers         integer[] not null,
        primary key (subscription_id, half_hour, lane)
      ) with (fillfactor = 50);
      create index webhook_tally_half_hour on webhook_tally (half_hour);
    `);
    await database.query(`
      with call as materialized (
        select d.subscription_id, ${halfHourOf('a.at')} as half_hour, d.lane,
               a.at = d.finished_at and d.state = 'DELIVERED' as is_delivered,
               a.at = d.finished_at and d.state = 'GIVEN_UP' as is_given_up,
               a.failure is not null as is_failed, ${answerRange('a.status', 'a.duration_ms')} as answer
        from webhook_delivery d join webhook_attempt a on a.delivery_id = d.id
        where a.at > now() - interval '1 day' and (d.finished_at > now() - interval '1 day' or d.state = 'WAITING')
      ), ${tallyCalls}
      select from tally limit 1
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table webhook_tally');
  }
}
