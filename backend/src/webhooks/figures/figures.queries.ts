import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { selectTypes } from '@contracts/public-events/public-event-types.js';
import { MAX_HELD_COUNTED, MAX_HELD_COUNTED_IN_LIST } from '@contracts/rules/webhook.js';

import { parseCursor } from '../../event-feed/index.js';
import type { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { RESPONSE_TIME_RANGES } from './response-times.js';

/** Deliveries that ended since an instant. */
export interface EndedCounts {
  readonly id: number;
  readonly delivered: number;
  readonly givenUp: number;
}

/** Number of events that a subscription still has to send. */
export interface HeldEventCount {
  readonly id: number;
  readonly held: number;
  readonly hasMoreHeld: boolean;
  readonly heldSince: Date | null;
}

export interface HalfHourCounts {
  readonly at: Date;
  readonly delivered: number;
  readonly failed: number;
}

/** At most 48 rows for each subscription and lane, from the primary key. */
const ended = `
  select subscription_id as id, sum(delivered)::integer as delivered, sum(given_up)::integer as "givenUp"
    from webhook_tally where subscription_id = any ($1) and half_hour >= $2 group by 1`;

const halfHours = `
  select half_hour as at, sum(delivered)::integer as delivered, sum(failed)::integer as failed
    from webhook_tally where subscription_id = $1 and half_hour >= $2 group by 1 order by 1`;

const responseTimes = `
  select array(
    select coalesce(sum(counted.count), 0)::integer
      from generate_series(1, ${RESPONSE_TIME_RANGES}) as range(number)
      left join (
        select number, count from webhook_tally t, unnest(t.answers) with ordinality as answer(count, number)
         where t.subscription_id = $1 and t.half_hour >= $2 and count > 0) counted using (number)
     group by range.number order by range.number) as counts`;

/**
 * Counts the waiting deliveries, and the events past the cursor in the journal: each up to $2 for
 * every subscription, from the beginning of an index range. A subscription without a cursor begins at its `liveFrom`.
 */
const heldEvents = `
  with recursive given as (
    select * from jsonb_to_recordset($1::jsonb) as webhook(
      id integer, "clientId" integer, "customerId" integer, position text, ordinal integer, "liveFrom" timestamptz,
      types text[])
  ), owner as (
    select id as webhook_id, "clientId" as client_id from given where "clientId" is not null
    union
    select o.webhook_id, c.id from client c join owner o on c.parent_id = o.client_id
  ), webhook as (
    select g.id, g."customerId" as customer_id, g."liveFrom" as live_from, g.types,
           coalesce(g.position, first.position) as position, coalesce(g.ordinal, -1) as ordinal,
           g.position is null as is_new
      from given g left join lateral (
        select position from public_event where g.position is null and recorded_at >= g."liveFrom"
         order by recorded_at, position limit 1) first on true
  )
  select w.id, waiting.count + unread.count as held,
         waiting.count = $2 or unread.examined = $2 as "hasMoreHeld",
         least(waiting.since, unread.since) as "heldSince"
    from webhook w cross join lateral (
      select count(*)::integer as count, min(taken_at) as since from (
        select taken_at from webhook_delivery
         where subscription_id = w.id and state = 'WAITING' and lane = 'LIVE'
         order by position, ordinal limit $2) first) waiting
    cross join lateral (
      select count(*)::integer as examined,
             (count(*) filter (where is_own))::integer as count, min(recorded_at) filter (where is_own) as since
        from (
          select e.type = any (w.types) and not (w.is_new and e.recorded_at < w.live_from) as is_own, e.recorded_at
            from (
              select found.* from owner o cross join lateral (
                select type, recorded_at from public_event
                 where client_id = o.client_id and (position, ordinal) > (w.position, w.ordinal)
                 order by position, ordinal limit $2) found
               where o.webhook_id = w.id
              union all
              (select type, recorded_at from public_event
                where customer_id = w.customer_id and (position, ordinal) > (w.position, w.ordinal)
                order by position, ordinal limit $2)
            ) e limit $2) examined) unread`;

type Owned = Pick<
  WebhookSubscription,
  'id' | 'clientId' | 'customerId' | 'cursor' | 'liveFrom' | 'types'
>;

/** Reads figures of subscriptions, without counting the log. The service has checked the scope. */
@Injectable()
export class FiguresQueries {
  constructor(private readonly database: DataSource) {}

  /** Subscriptions without ended deliveries are left out. */
  listEnded(ids: readonly number[], since: Date): Promise<EndedCounts[]> {
    return this.database.query<EndedCounts[]>(ended, [ids, since]);
  }

  listHeld(webhooks: readonly Owned[]): Promise<HeldEventCount[]> {
    const share = Math.floor(MAX_HELD_COUNTED_IN_LIST / Math.max(webhooks.length, 1));
    const given = webhooks.map(({ id, clientId, customerId, cursor, liveFrom, types }) => ({
      ...{ id, clientId, customerId, liveFrom, types: selectTypes(types) },
      ...(cursor !== null && parseCursor(cursor)),
    }));
    return this.database.query<HeldEventCount[]>(heldEvents, [
      JSON.stringify(given),
      Math.min(share, MAX_HELD_COUNTED),
    ]);
  }

  /** Half hours without calls are left out. */
  listHalfHours(id: number, since: Date): Promise<HalfHourCounts[]> {
    return this.database.query<HalfHourCounts[]>(halfHours, [id, since]);
  }

  /** Counts responses by range of their response time, as for `p95Of`. */
  async countResponseTimes(id: number, since: Date): Promise<readonly number[]> {
    const [row] = await this.database.query<{ counts: number[] }[]>(responseTimes, [id, since]);
    return row?.counts ?? [];
  }
}
