import type { ClientBase } from 'pg';

import { channels } from '@contracts/realtime/messages.js';
import type { WebhookAttemptView } from '@contracts/views/webhook.view.js';

import { type JournalPosition, type PositionedEvent, toCursor } from '../../event-feed/index.js';
import { responseTimeRange, halfHourOf, tallyCalls } from '../figures/tally-calls.js';
import type { WaitingDelivery } from './delivery-queue.js';
import { clientsOfSubscription } from './webhook-subscription.sql.js';
import type { SenderSubscription } from './sender-subscription.js';
import {
  eventsParameter,
  takenEvents,
  type TakenRow,
  takeResultOf,
  type TakeResult,
  waitingColumns,
} from './taken-rows.js';

/** Outcome of one attempt. */
export interface DeliveryOutcome {
  readonly deliveryId: number;
  readonly subscriptionId: number;
  readonly state: 'WAITING' | 'DELIVERED' | 'GIVEN_UP';
  readonly attempts: number;
  readonly firstAttemptAt: Date;
  readonly nextAttemptAt: Date;
  readonly number: number;
  readonly attempt: WebhookAttemptView;
}

const DISABLED = 'DISABLED';
const MAX_LOCK_WAIT_MS = 1_000;

/**
 * Statements of the sender. They run on the session that holds the sender's lock, each as its own transaction, so that
 * a process that has lost the lock writes nothing. All subscriptions share the session: rows that another session has
 * locked are left out and reported, so that a user's change to one subscription does not delay the others.
 */
export class DeliveryStore {
  constructor(private readonly client: ClientBase) {}

  /** Limits waiting for locks that cannot be left out, such as those of tables. */
  async limitLockWaits(): Promise<void> {
    await this.client.query(`set lock_timeout = '${MAX_LOCK_WAIT_MS}ms'`);
  }

  async listActive(): Promise<readonly SenderSubscription[]> {
    const { rows } = await this.client.query<SenderSubscription>(`
      select s.id, s.customer_id as "customerId", coalesce(s.customer_id, c.customer_id) as "owningCustomerId", s.url,
             s.types, s.most_in_flight as "mostInFlight", s.cursor,
             s.live_from as "liveFrom", s.skipped_at as "skippedAt", s.failing_since as "failingSince", s.secret, s.salt,
             s.previous_secret as "previousSecret", s.overlap_ends_at as "overlapEndsAt",
             array(${clientsOfSubscription} order by id) as "clientIds"
      from webhook_subscription s left join client c on c.id = s.client_id
      where s.status = 'ACTIVE' order by s.id`);
    return rows;
  }

  /** Rows left by an earlier sender, in order. */
  async listWaiting(
    subscriptionId: number,
    after: JournalPosition,
    limit: number,
  ): Promise<WaitingDelivery[]> {
    const { rows } = await this.client.query<WaitingDelivery>(
      `select ${waitingColumns} from webhook_delivery
       where subscription_id = $1 and state = 'WAITING' and lane = 'LIVE' and (position, ordinal) > ($2, $3)
       order by position, ordinal limit $4`,
      [subscriptionId, after.position, after.ordinal, limit],
    );
    return rows;
  }

  /** Takes events over from the journal and moves the cursor past all that were examined, both or neither. */
  async take(
    { id, cursor }: Pick<SenderSubscription, 'id' | 'cursor'>,
    events: readonly PositionedEvent[],
    to: JournalPosition,
    now: Date,
  ): Promise<TakeResult> {
    const { rows } = await this.client.query<TakenRow>({
      name: 'take webhook deliveries',
      text: takeDeliveries,
      values: [id, cursor, toCursor(to), eventsParameter(events), now],
    });
    return takeResultOf(rows);
  }

  /**
   * Writes the outcomes of attempts with their counts, and the last success of their subscriptions, unless locked: the
   * next outcome writes that. Returns the ids of deliveries that are locked, or whose
   * replay is: their outcomes were not written.
   */
  async write(outcomes: readonly DeliveryOutcome[]): Promise<readonly number[]> {
    const { rows } = await this.client.query<{ id: number }>({
      name: 'write webhook outcomes',
      text: writeOutcomes,
      values: [JSON.stringify(outcomes)],
    });
    return rows.map(({ id }) => id);
  }

  /**
   * Sets the time since which the endpoint fails as a whole; null once it has recovered, which makes all waiting
   * deliveries due. Returns false if the subscription is locked.
   */
  async markFailing(subscriptionId: number, since: Date | null, now: Date): Promise<boolean> {
    return this.change(
      `back as (
         update webhook_delivery set next_attempt_at = $3
         where $2::timestamptz is null and exists (select from free) and id = any(array(
           select id from webhook_delivery
           where subscription_id = $1 and state = 'WAITING' and lane = 'LIVE' and next_attempt_at > $3
           for no key update skip locked))
       ), changed as (
         update webhook_subscription s set failing_since = $2 from free where s.id = free.id
       )`,
      [subscriptionId, since, now],
    );
  }

  /** Notifies the backends, which notify the open screens, that deliveries of these subscriptions changed. */
  async announceChanges(subscriptionIds: readonly number[]): Promise<void> {
    const ids = JSON.stringify(subscriptionIds);
    await this.client.query('select pg_notify($1, $2)', [channels.deliveriesChanged, ids]);
  }

  /** Returns false if the subscription is locked. */
  async disable(subscriptionId: number, reason: string): Promise<boolean> {
    return this.change(
      `changed as (
         update webhook_subscription s set status = $2, status_reason = $3
         from free where s.id = free.id and free.status = 'ACTIVE'
       )`,
      [subscriptionId, DISABLED, reason],
    );
  }

  /** Changes the subscription $1 unless it is locked; returns whether it was not. */
  private async change(changes: string, values: readonly unknown[]): Promise<boolean> {
    const { rows } = await this.client.query<{ isLocked: boolean }>(
      `with free as (
         select id, status from webhook_subscription where id = $1 for no key update skip locked
       ), ${changes}
       select ${isLocked} as "isLocked"`,
      [...values],
    );
    return rows[0]?.isLocked === false;
  }
}

/** Whether `free` lacks the subscription $1 because another session has locked it. */
const isLocked =
  'exists (select from webhook_subscription where id = $1) and not exists (select from free)';

/** Calls whose outcomes are written; the outcome of a delivery that was skipped in the meantime does not count. */
const endedCalls = `
  call as (
    select o."subscriptionId" as subscription_id, ${halfHourOf("(o.attempt->>'at')::timestamptz")} as half_hour,
           free.lane, free.state = 'WAITING' and o.state = 'DELIVERED' as is_delivered,
           free.state = 'WAITING' and o.state = 'GIVEN_UP' as is_given_up,
           o.attempt->>'failure' is not null as is_failed,
           ${responseTimeRange("o.attempt->>'status'", "(o.attempt->>'durationMs')::integer")} as answer
    from outcome o join free on free.id = o."deliveryId"
  )`;

/** Prepared, as `writeOutcomes` is: to plan it takes longer than to run it. */
const takeDeliveries = `
  with free as (
    select id, cursor, status from webhook_subscription where id = $1 for no key update skip locked
  ), moved as (
    update webhook_subscription s set cursor = $3
    from free where s.id = free.id and free.cursor is not distinct from $2 and free.status = 'ACTIVE'
    returning s.id
  ), taken as (
    insert into webhook_delivery
      (subscription_id, event_id, event_type, subject, position, ordinal, next_attempt_at, taken_at)
    select moved.id, e.event_id, e.event_type, e.subject, e.position, e.ordinal, $5, $5
    from moved, ${takenEvents('$4')}
    order by e.position collate "C", e.ordinal
    on conflict (subscription_id, event_id) where lane = 'LIVE' do nothing
    returning ${waitingColumns}
  )
  select exists (select from moved) as "isMoved", ${isLocked} as "isLocked", taken.*
  from (select) one left join taken on true
  order by position, ordinal`;

const writeOutcomes = `
  with outcome as (
    select * from jsonb_to_recordset($1::jsonb) as o(
      "deliveryId" bigint, "subscriptionId" integer, state text, attempts integer, "firstAttemptAt" timestamptz,
      "nextAttemptAt" timestamptz, number integer, attempt jsonb)
  ), free_delivery as (
    select id, state, replay_id, lane from webhook_delivery where id in (select "deliveryId" from outcome)
    for no key update skip locked
  ), free_replay as (
    select id from webhook_replay where id in (select replay_id from free_delivery) for no key update skip locked
  ), free as (
    select * from free_delivery d
    where d.replay_id is null or d.replay_id in (select id from free_replay)
       or not exists (select from webhook_replay r where r.id = d.replay_id)
  ), changed as (
    update webhook_delivery d
    set state = o.state, attempts = o.attempts, first_attempt_at = o."firstAttemptAt",
        next_attempt_at = o."nextAttemptAt", is_unreported = o.state = 'GIVEN_UP',
        finished_at = case when o.state <> 'WAITING' then (o.attempt->>'at')::timestamptz end
    from outcome o join free on free.id = o."deliveryId" where d.id = free.id and free.state = 'WAITING'
  ), counted as (
    update webhook_replay r set delivered = r.delivered + n.delivered, given_up = r.given_up + n.given_up
    from (select free.replay_id as id, count(*) filter (where o.state = 'DELIVERED') as delivered,
                 count(*) filter (where o.state = 'GIVEN_UP') as given_up
          from outcome o join free on free.id = o."deliveryId"
          where free.state = 'WAITING' and o.state <> 'WAITING' group by 1) n
    where r.id = n.id
  ), free_subscription as (
    select id from webhook_subscription where id in (select "subscriptionId" from outcome)
    for no key update skip locked
  ), succeeded as (
    update webhook_subscription s set last_success_at = newest.at
    from (select "subscriptionId" as id, max((attempt->>'at')::timestamptz) as at
          from outcome where state = 'DELIVERED' group by 1) newest join free_subscription using (id)
    where s.id = newest.id
  ), logged as (
    insert into webhook_attempt
      (delivery_id, number, at, duration_ms, status, failure, remote_address, answer_headers, answer_body)
    select free.id, o.number, (o.attempt->>'at')::timestamptz, (o.attempt->>'durationMs')::integer,
           (o.attempt->>'status')::integer, o.attempt->>'failure', o.attempt->>'remoteAddress',
           o.attempt->'answerHeaders', o.attempt->>'answerBody'
    from outcome o join free on free.id = o."deliveryId"
  ), ${endedCalls}, ${tallyCalls}
  select d.id::float8 as id from outcome o join webhook_delivery d on d.id = o."deliveryId"
  where not exists (select from free where free.id = d.id)`;
