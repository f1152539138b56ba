import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { deliveryStates, MAX_DELIVERIES_LISTED } from '@contracts/rules/webhook.js';
import type { DeliveryState, WebhookDeliveryItem } from '@contracts/views/webhook-delivery.view.js';

import type { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import type { ListDeliveriesDto } from './delivery.dto.js';

type DeliveryRow = Omit<WebhookDeliveryItem, 'takenAt' | 'nextAttemptAt' | 'finishedAt'> & {
  readonly takenAt: Date;
  readonly nextAttemptAt: Date;
  readonly finishedAt: Date | null;
};

/**
 * Lists deliveries with the last attempt, the names of the event's subject while the event is stored, and the delivery
 * that a waiting one waits for.
 */
const select = (source: string) => `
  select d.id::float8 as id, d.event_id as "eventId", d.event_type as "eventType", d.subject, d.lane, d.state,
         d.attempts, d.taken_at as "takenAt", d.next_attempt_at as "nextAttemptAt", d.finished_at as "finishedAt",
         coalesce(e.facts->>'connoteNumber', e.facts->>'manifestNumber', e.facts->>'prefix') as "subjectName",
         e.sequence, last.status as "lastStatus", last.failure as "lastFailure", ahead.value as "waitsFor"
    from ${source} d
    left join public_event e on e.id = d.event_id
    left join lateral (
      select a.status, a.failure from webhook_attempt a where a.delivery_id = d.id order by a.id desc limit 1
    ) last on true
    left join lateral (
      select json_build_object('id', a.id, 'sequence', (select sequence from public_event where id = a.event_id)) as value
        from webhook_delivery a
       where d.state = 'WAITING' and d.lane in ('LIVE', 'REPLAY') and a.state = 'WAITING'
         and a.subscription_id = d.subscription_id and a.subject = d.subject and a.lane = d.lane
         and a.replay_id is not distinct from d.replay_id and (a.position, a.ordinal) < (d.position, d.ordinal)
       order by a.position, a.ordinal limit 1
    ) ahead on true`;

/**
 * Rows of a page in the order of the indexes: older than the delivery $2, taken at $6. The upper end is one
 * condition: with several, an index scan starts at the first one, even if it is not the lowest.
 */
const newest = (source: string, condition: string) => `
  select * from ${source}
   where subscription_id = $1 and taken_at >= $4
     and taken_at <= least($5::timestamptz - interval '1 microsecond', $6::timestamptz)
     and not (taken_at = $6 and id >= $2::bigint) and ${condition}
   order by taken_at desc, id desc limit $3`;

const page = (rows: string) =>
  `${select(`(${rows})`)} order by d.taken_at desc, d.id desc limit $3`;

const pageOfAll = page(newest('webhook_delivery', 'true'));
const pageOfState = page(newest('webhook_delivery', 'state = $7'));
/** Reads the end of one index range for each state. */
const pageOfType = page(`
  select of_state.* from unnest($8::text[]) as listed(state)
   cross join lateral (${newest('webhook_delivery', 'event_type = $7 and state = listed.state')}) of_state`);
/** Reads the few deliveries of these events first: they may be older than millions of others. */
const pageOfEvents = `
  with of_events as materialized (
    select * from webhook_delivery where subscription_id = $1 and event_id = any($7)
  ) ${page(newest('of_events', 'state = any($8) and ($9::text is null or event_type = $9)'))}`;

const one = `${select('webhook_delivery')} where d.subscription_id = $1 and d.id = $2`;

/** Limit of subjects with one number or id: few share one, and other customers' subjects are not counted. */
const MAX_SUBJECTS = 20;
/** Newest events of a subject that a search finds. */
const MAX_EVENTS_OF_SUBJECT = 200;

/**
 * Newest events of the consignments and manifests of a customer with this number or id. Rows of test environments have
 * the negated customer.
 */
const eventsOfSubjects = `
  with owner as materialized (
    select coalesce($1, (select customer_id from client where id = $2)) as id
  ), subject as materialized (
    (select 'consignment' as kind, c.id from consignment_list c, owner
      where c.connote_number = any($3) and c.customer_id in (owner.id, -owner.id) limit ${MAX_SUBJECTS})
    union all
    (select 'manifest', m.id from manifest_list m, owner
      where lower(m.manifest_number) = lower($3[1]) and m.is_submitted and m.customer_id in (owner.id, -owner.id)
      limit ${MAX_SUBJECTS})
    union all
    select kind, $4::bigint from unnest(array['consignment', 'manifest']) as kind where $4 is not null
  )
  select e.id from subject s cross join lateral (
    select id from public_event where subject_kind = s.kind and subject_id = s.id
     order by sequence desc limit ${MAX_EVENTS_OF_SUBJECT}) e`;

const EVENT_ID = /^evt_[0-9A-Z]{26}$/;
const RECORD_ID = /^\d{1,15}$/;

type Owner = Pick<WebhookSubscription, 'id' | 'clientId' | 'customerId'>;

/** Reads the delivery log of a subscription, newest first. The service has checked the scope. */
@Injectable()
export class DeliveryLogQueries {
  constructor(private readonly database: DataSource) {}

  /** Rows of a page, plus one if there are more. */
  async list(webhook: Owner, filter: ListDeliveriesDto): Promise<WebhookDeliveryItem[]> {
    const { before = Number.MAX_SAFE_INTEGER, from = '-infinity', to = 'infinity' } = filter;
    const takenBefore = filter.before ? await this.takenAt(webhook.id, before) : 'infinity';
    if (takenBefore === null) return [];
    const [statement, values] = await this.filtered(webhook, filter);
    const rows = await this.database.query<DeliveryRow[]>(statement, [
      ...[webhook.id, before, MAX_DELIVERIES_LISTED + 1, from, to, takenBefore],
      ...values,
    ]);
    return rows.map(toItem);
  }

  async find(subscriptionId: number, id: number): Promise<WebhookDeliveryItem | null> {
    const [row] = await this.database.query<DeliveryRow[]>(one, [subscriptionId, id]);
    return row ? toItem(row) : null;
  }

  /** At the database's precision; null once it has been deleted, along with all older ones. */
  private async takenAt(subscriptionId: number, id: number): Promise<string | null> {
    const [row] = await this.database.query<{ takenAt: string }[]>(
      'select taken_at::text as "takenAt" from webhook_delivery where subscription_id = $1 and id = $2',
      [subscriptionId, id],
    );
    return row?.takenAt ?? null;
  }

  /** Statement that reads the fewest rows for a filter, and its own values. */
  private async filtered(
    webhook: Owner,
    { state, type, eventId, search }: ListDeliveriesDto,
  ): Promise<readonly [string, readonly unknown[]]> {
    const states: readonly DeliveryState[] = state ? [state] : deliveryStates;
    const text = eventId ?? search?.trim() ?? '';
    if (text !== '') return [pageOfEvents, [await this.findEventIds(text, webhook), states, type]];
    if (type) return [pageOfType, [type, states]];
    return state ? [pageOfState, [state]] : [pageOfAll, []];
  }

  /** Ids of the events that a text names: by their id, or by the number or id of their consignment or manifest. */
  private async findEventIds(text: string, { clientId, customerId }: Owner): Promise<string[]> {
    if (EVENT_ID.test(text)) return [text];
    const events = await this.database.query<{ id: string }[]>(eventsOfSubjects, [
      ...[customerId, clientId, [text, text.toUpperCase()]],
      RECORD_ID.test(text) ? Number(text) : null,
    ]);
    return events.map(({ id }) => id);
  }
}

const isOpen = (state: DeliveryState): boolean => state === 'WAITING';

const toItem = ({ takenAt, nextAttemptAt, finishedAt, ...row }: DeliveryRow) => ({
  ...row,
  takenAt: takenAt.toISOString(),
  nextAttemptAt: isOpen(row.state) ? nextAttemptAt.toISOString() : null,
  finishedAt: finishedAt?.toISOString() ?? null,
});
