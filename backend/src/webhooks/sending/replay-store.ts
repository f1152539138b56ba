import type { ClientBase } from 'pg';

import { channels } from '@contracts/realtime/messages.js';

import { type JournalPosition, type PositionedEvent, toCursor } from '../../event-feed/index.js';
import type { WaitingDelivery } from './delivery-queue.js';
import {
  eventsParameter,
  takenEvents,
  type TakenRow,
  takeResultOf,
  type TakeResult,
  waitingColumns,
} from './taken-rows.js';

/** A replay as the sender needs it. */
export interface SenderReplay {
  readonly id: number;
  readonly subscriptionId: number;
  readonly toAt: Date;
  /** Null where positions alone are the limits. */
  readonly notBefore: Date | null;
  readonly notAfter: Date | null;
  readonly cursor: string;
  readonly endCursor: string;
  readonly types: readonly string[];
  readonly consignmentIds: readonly number[] | null;
  readonly perSecond: number;
  readonly failingSince: Date | null;
}

/** Events that a replay takes over, and how far it has then come. */
export interface ReplayStep {
  readonly events: readonly PositionedEvent[];
  readonly to: JournalPosition;
  readonly reachedAt: Date | null;
}

/** Statements of the sender about replays; like those about deliveries, they skip locked rows. */
export class ReplayStore {
  constructor(private readonly client: ClientBase) {}

  /** Running replays of active subscriptions. */
  async listRunning(): Promise<readonly SenderReplay[]> {
    const { rows } = await this.client.query<SenderReplay>(`
      select r.id, r.subscription_id as "subscriptionId", r.to_at as "toAt", r.not_before as "notBefore",
             r.not_after as "notAfter", r.cursor, r.end_cursor as "endCursor", r.types, r.consignment_ids::float8[] as "consignmentIds",
             r.per_second as "perSecond", r.failing_since as "failingSince"
      from webhook_replay r join webhook_subscription s on s.id = r.subscription_id
      where r.state = 'RUNNING' and s.status = 'ACTIVE' order by r.id`);
    return rows;
  }

  /** Rows left by an earlier sender, in order. */
  async listWaiting(
    replayId: number,
    after: JournalPosition,
    limit: number,
  ): Promise<WaitingDelivery[]> {
    const { rows } = await this.client.query<WaitingDelivery>(
      `select ${waitingColumns} from webhook_delivery
       where replay_id = $1 and lane = 'REPLAY' and state = 'WAITING' and (position, ordinal) > ($2, $3)
       order by position, ordinal limit $4`,
      [replayId, after.position, after.ordinal, limit],
    );
    return rows;
  }

  /** Takes events over from the journal and moves the cursor past all that were examined, both or neither. */
  async take(
    { id, cursor }: Pick<SenderReplay, 'id' | 'cursor'>,
    { events, to, reachedAt }: ReplayStep,
    now: Date,
  ): Promise<TakeResult> {
    const { rows } = await this.client.query<TakenRow>(
      `with free as (
         select id, cursor, state from webhook_replay where id = $1 for no key update skip locked
       ), moved as (
         update webhook_replay r
         set cursor = $3, reached_at = coalesce($6, r.reached_at), taken = r.taken + jsonb_array_length($4::jsonb)
         from free where r.id = free.id and free.cursor = $2 and free.state = 'RUNNING'
         returning r.id, r.subscription_id
       ), taken as (
         insert into webhook_delivery
           (subscription_id, replay_id, lane, event_id, event_type, subject, position, ordinal, next_attempt_at, taken_at)
         select moved.subscription_id, moved.id, 'REPLAY', e.event_id, e.event_type, e.subject, e.position, e.ordinal,
                $5::timestamptz, $5::timestamptz
         from moved, ${takenEvents('$4')}
         order by e.position collate "C", e.ordinal
         on conflict (replay_id, event_id) where lane = 'REPLAY' do nothing
         returning ${waitingColumns}
       )
       select exists (select from moved) as "isMoved", ${isLocked} as "isLocked", taken.*
       from (select) one left join taken on true
       order by position, ordinal`,
      [id, cursor, toCursor(to), eventsParameter(events), now, reachedAt],
    );
    return takeResultOf(rows);
  }

  /** Ends a replay with nothing left to send; returns whether it did. */
  async finish(id: number, now: Date): Promise<boolean> {
    const { rowCount } = await this.client.query(
      `with free as (
         select id from webhook_replay where id = $1 and state = 'RUNNING' for no key update skip locked
       )
       update webhook_replay r set state = 'FINISHED', finished_at = $2, failing_since = null, reached_at = r.to_at
       from free where r.id = free.id and not exists (
         select from webhook_delivery where replay_id = $1 and lane = 'REPLAY' and state = 'WAITING')`,
      [id, now],
    );
    return rowCount === 1;
  }

  /** As for live deliveries; returns false if the replay is locked. */
  async markFailing(id: number, since: Date | null, now: Date): Promise<boolean> {
    const { rows } = await this.client.query<{ isLocked: boolean }>(
      `with free as (
         select id, state from webhook_replay where id = $1 for no key update skip locked
       ), back as (
         update webhook_delivery set next_attempt_at = $3
         where $2::timestamptz is null and exists (select from free) and id = any(array(
           select id from webhook_delivery
           where replay_id = $1 and lane = 'REPLAY' and state = 'WAITING' and next_attempt_at > $3
           for no key update skip locked))
       ), changed as (
         update webhook_replay r set failing_since = $2 from free where r.id = free.id and free.state = 'RUNNING'
       )
       select ${isLocked} as "isLocked"`,
      [id, since, now],
    );
    return rows[0]?.isLocked === false;
  }

  /** Pauses a replay until a user resumes it; returns false if it is locked. */
  async pause(id: number): Promise<boolean> {
    const { rows } = await this.client.query<{ isLocked: boolean }>(
      `with free as (
         select id from webhook_replay where id = $1 for no key update skip locked
       ), changed as (
         update webhook_replay r set state = 'PAUSED' from free where r.id = free.id and r.state = 'RUNNING'
       )
       select ${isLocked} as "isLocked"`,
      [id],
    );
    return rows[0]?.isLocked === false;
  }

  /** Notifies open screens of progress. */
  async announce(id: number): Promise<void> {
    await this.client.query(
      `select pg_notify($2, json_build_object('kind', 'webhook-replay',
         'clientId', s.client_id, 'customerId', coalesce(s.customer_id, c.customer_id))::text)
       from webhook_replay r join webhook_subscription s on s.id = r.subscription_id
            left join client c on c.id = s.client_id
       where r.id = $1`,
      [id, channels.recordsChanged],
    );
  }
}

const isLocked =
  'exists (select from webhook_replay where id = $1) and not exists (select from free)';
