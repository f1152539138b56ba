import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ranges of response times are those of `figures/response-times.ts` at the time. */
const countLastDay = `
  with call as materialized (
    select d.subscription_id, date_bin('30 minutes', a.at, '2000-01-01T00:00:00Z') as half_hour, d.lane,
           a.at = d.finished_at and d.state = 'DELIVERED' as is_delivered,
           a.at = d.finished_at and d.state = 'GIVEN_UP' as is_given_up,
           a.failure is not null as is_failed,
           case when a.status is not null then (width_bucket(a.duration_ms, array[
               1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37,
               40, 44, 48, 52, 57, 63, 69, 76, 83, 92, 101, 111, 121, 131, 151, 161, 181, 201, 221,
               241, 271, 301, 331, 361, 391, 431, 471, 511, 561, 621, 681, 751, 821, 911, 1001, 1101,
               1201, 1301, 1501, 1601, 1801, 2001, 2201, 2401, 2701, 3001, 3301, 3601, 3901, 4301,
               4701, 5101, 5601, 6201, 6801, 7501, 8201, 9101, 10001, 11001, 12001, 13001, 15001
           ]) + 1) end as answer
    from webhook_delivery d join webhook_attempt a on a.delivery_id = d.id
    where a.at > now() - interval '1 day' and (d.finished_at > now() - interval '1 day' or d.state = 'WAITING')
  ), answered as (
    select subscription_id, half_hour, lane, answer, count(*)::integer as count
    from call where answer is not null group by 1, 2, 3, 4
  ), tally as (
    select subscription_id, half_hour, lane, count(*) filter (where is_delivered)::integer as delivered,
           count(*) filter (where is_given_up)::integer as given_up,
           count(*) filter (where is_failed)::integer as failed
    from call group by 1, 2, 3
  ), tallied as (
    insert into webhook_tally as known (subscription_id, half_hour, lane, delivered, given_up, failed, answers)
    select t.*, array(
             select coalesce(a.count, 0) from generate_series(1, 88) as range(number)
             left join answered a on a.answer = range.number and a.subscription_id = t.subscription_id
              and a.half_hour = t.half_hour and a.lane = t.lane
             order by range.number)
    from tally t
    on conflict (subscription_id, half_hour, lane) do update
    set delivered = known.delivered + excluded.delivered, given_up = known.given_up + excluded.given_up,
        failed = known.failed + excluded.failed,
        answers = array(
          select one + other from unnest(known.answers, excluded.answers) with ordinality as pair(one, other, number)
          order by number)
  )
  select from tally limit 1`;

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
    await database.query(countLastDay);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table webhook_tally');
  }
}
