import type { ClientBase } from 'pg';

import type { WebhookAttemptView } from '@contracts/views/webhook.view.js';

import { type JournalPlace, type PlacedEvent, toCursor } from '../../event-feed/index.js';
import type { WaitingDelivery } from './delivery-queue.js';

/** A subscription as the sender needs it. */
export interface SentSubscription {
  readonly id: number;
  readonly customerId: number | null;
  /** A client and its descendants. */
  readonly clientIds: readonly number[];
  readonly url: string;
  readonly types: readonly string[];
  readonly mostInFlight: number;
  readonly cursor: string | null;
  readonly liveFrom: Date;
  /** Time a person last skipped a waiting delivery. */
  readonly skippedAt: Date | null;
  readonly failingSince: Date | null;
  readonly secret: string;
  readonly salt: string;
  readonly previousSecret: string | null;
  readonly overlapEndsAt: Date | null;
}

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

/** A row taken over or, if there is none, only whether the cursor was moved. */
type TakenRow = (WaitingDelivery | { readonly eventId: null }) & { readonly isMoved: boolean };

const isTaken = (row: TakenRow): row is WaitingDelivery & TakenRow => row.eventId !== null;

const PERMANENTLY_DISABLED = 'DISABLED';
const DAY_MS = 86_400_000;
const RETENTION_DAYS = 90;
const RESPONSE_RETENTION_DAYS = 30;
/** Batch size, so that no deliveries wait for it. */
const MAX_DELETED = 5_000;

/**
 * Statements of the sender. They run on the session that holds the sender's lock, each as its own transaction, so that
 * a process that has lost the lock writes nothing.
 */
export class DeliveryStore {
  constructor(private readonly client: ClientBase) {}

  async listActive(): Promise<readonly SentSubscription[]> {
    const { rows } = await this.client.query<SentSubscription>(`
      select s.id, s.customer_id as "customerId", s.url, s.types, s.most_in_flight as "mostInFlight", s.cursor,
             s.live_from as "liveFrom", s.skipped_at as "skippedAt", s.failing_since as "failingSince", s.secret, s.salt,
             s.previous_secret as "previousSecret", s.overlap_ends_at as "overlapEndsAt",
             array(
               with recursive below as (
                 select s.client_id as id where s.client_id is not null
                 union
                 select c.id from client c join below b on c.parent_id = b.id
               )
               select id from below order by id
             ) as "clientIds"
      from webhook_subscription s where s.status = 'ACTIVE' order by s.id`);
    return rows;
  }

  /** Rows left by an earlier sender, in order. */
  async listWaiting(subscriptionId: number): Promise<WaitingDelivery[]> {
    const { rows } = await this.client.query<WaitingDelivery>(
      `select ${waitingColumns} from webhook_delivery
       where subscription_id = $1 and state = 'WAITING' and lane = 'LIVE' order by position, ordinal`,
      [subscriptionId],
    );
    return rows;
  }

  /**
   * Takes events over from the journal and moves the cursor past all that were examined, both or neither. Returns null
   * if the subscription is paused, deleted, or was moved by another process.
   */
  async take(
    { id, cursor }: Pick<SentSubscription, 'id' | 'cursor'>,
    events: readonly PlacedEvent[],
    to: JournalPlace,
    now: Date,
  ): Promise<WaitingDelivery[] | null> {
    const taken = events.map((event) => ({
      event_id: event.id,
      event_type: event.type,
      subject: `${event.subjectKind}/${event.subjectId}`,
      position: event.position,
      ordinal: event.ordinal,
    }));
    const { rows } = await this.client.query<TakenRow>(
      `with moved as (
         update webhook_subscription set cursor = $3
         where id = $1 and cursor is not distinct from $2 and status = 'ACTIVE' returning id
       ), taken as (
         insert into webhook_delivery
           (subscription_id, event_id, event_type, subject, position, ordinal, next_attempt_at, taken_at)
         select moved.id, e.event_id, e.event_type, e.subject, e.position, e.ordinal, $5, $5
         from moved, jsonb_to_recordset($4::jsonb) as e(
           event_id text, event_type text, subject text, position text, ordinal integer)
         order by e.position collate "C", e.ordinal
         on conflict (subscription_id, event_id) where lane = 'LIVE' do nothing
         returning ${waitingColumns}
       )
       select exists (select from moved) as "isMoved", taken.* from (select) one left join taken on true
       order by position, ordinal`,
      [id, cursor, toCursor(to), JSON.stringify(taken), now],
    );
    if (rows[0]?.isMoved !== true) return null;
    return rows.flatMap((row) => (isTaken(row) ? [row] : []));
  }

  /** Writes the outcomes of attempts, and the resulting state of their subscriptions. */
  async write(outcomes: readonly DeliveryOutcome[]): Promise<void> {
    await this.client.query(
      `with outcome as (
         select * from jsonb_to_recordset($1::jsonb) as o(
           "deliveryId" bigint, "subscriptionId" integer, state text, attempts integer, "firstAttemptAt" timestamptz,
           "nextAttemptAt" timestamptz, number integer, attempt jsonb)
       ), changed as (
         update webhook_delivery d
         set state = o.state, attempts = o.attempts, first_attempt_at = o."firstAttemptAt",
             next_attempt_at = o."nextAttemptAt",
             finished_at = case when o.state <> 'WAITING' then (o.attempt->>'at')::timestamptz end
         from outcome o where d.id = o."deliveryId" and d.state = 'WAITING'
       ), succeeded as (
         update webhook_subscription s set last_success_at = newest.at
         from (select "subscriptionId", max((attempt->>'at')::timestamptz) as at
               from outcome where state = 'DELIVERED' group by 1) newest
         where s.id = newest."subscriptionId"
       )
       insert into webhook_attempt
         (delivery_id, number, at, duration_ms, status, failure, remote_address, answer_headers, answer_body)
       select d.id, o.number, (o.attempt->>'at')::timestamptz, (o.attempt->>'durationMs')::integer,
              (o.attempt->>'status')::integer, o.attempt->>'failure', o.attempt->>'remoteAddress',
              o.attempt->'answerHeaders', o.attempt->>'answerBody'
       from outcome o join webhook_delivery d on d.id = o."deliveryId"`,
      [JSON.stringify(outcomes)],
    );
  }

  /**
   * Sets the time since which the endpoint fails as a whole; null once it has recovered, which makes all waiting
   * deliveries due.
   */
  async markFailing(subscriptionId: number, since: Date | null, now: Date): Promise<void> {
    await this.client.query(
      `with back as (
         update webhook_delivery set next_attempt_at = $3
         where $2::timestamptz is null and subscription_id = $1 and state = 'WAITING' and next_attempt_at > $3
       )
       update webhook_subscription set failing_since = $2 where id = $1`,
      [subscriptionId, since, now],
    );
  }

  /** Deletes old rows: deliveries after 90 days, responses of servers after 30. */
  async deleteOld(now: Date): Promise<void> {
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await this.client.query(
      `delete from webhook_delivery where id = any(array(
         select id from webhook_delivery where finished_at < $1 order by finished_at limit $2))`,
      [before(RETENTION_DAYS), MAX_DELETED],
    );
    await this.client.query(
      `update webhook_attempt set answer_body = null, answer_headers = '{}' where id = any(array(
         select id from webhook_attempt where at < $1 and answer_body is not null order by at limit $2))`,
      [before(RESPONSE_RETENTION_DAYS), MAX_DELETED],
    );
  }

  async disable(subscriptionId: number, reason: string): Promise<void> {
    await this.client.query(
      `update webhook_subscription set status = $2, status_reason = $3 where id = $1 and status = 'ACTIVE'`,
      [subscriptionId, PERMANENTLY_DISABLED, reason],
    );
  }
}

const waitingColumns = `
  id::float8 as id, event_id as "eventId", subject, position, ordinal, attempts,
  first_attempt_at as "firstAttemptAt", next_attempt_at as "nextAttemptAt"`;
