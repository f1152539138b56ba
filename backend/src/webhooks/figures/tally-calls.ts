import { RESPONSE_TIME_RANGES, responseTimeRangeOf } from './response-times.js';

/** Half hour of an instant, in SQL. */
export const halfHourOf = (instant: string): string =>
  `date_bin('30 minutes', ${instant}, '2000-01-01T00:00:00Z')`;

/** Range of the response time of a call in SQL; null without a response. */
export const responseTimeRange = (status: string, durationMs: string): string =>
  `case when ${status} is not null then ${responseTimeRangeOf(durationMs)} end`;

/**
 * Statements that add ended calls to the counts of their half hours, for a statement with the table
 * `call(subscription_id, half_hour, lane, is_delivered, is_given_up, is_failed, answer)`. The sender writes the lanes
 * LIVE and REPLAY, backends write REDELIVERY: neither waits for the other.
 */
export const tallyCalls = `
  answered as (
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
             select coalesce(a.count, 0) from generate_series(1, ${RESPONSE_TIME_RANGES}) as range(number)
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
  )`;
