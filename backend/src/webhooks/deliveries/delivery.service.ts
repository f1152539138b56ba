import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { renderPublicEvent } from '@contracts/public-events/render-public-event.js';
import { channels } from '@contracts/realtime/messages.js';
import { MAX_DELIVERIES_LISTED } from '@contracts/rules/webhook.js';
import type {
  DeliveryAttemptView,
  WebhookDeliveryItem,
  WebhookDeliveryPage,
  WebhookDeliveryView,
} from '@contracts/views/webhook-delivery.view.js';
import type { WebhookAttemptView } from '@contracts/views/webhook.view.js';

import { PublicEventQueries } from '../../event-feed/index.js';
import type { Actor } from '../../identity/index.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { responseTimeRange, halfHourOf, tallyCalls } from '../figures/tally-calls.js';
import { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { timestampOf, unsignedHeaders } from '../signing/webhook-headers.js';
import { WebhookService } from '../subscriptions/webhook.service.js';
import { DeliveryNotWaiting } from '../webhook.errors.js';
import type { ListDeliveriesDto } from './delivery.dto.js';
import { DeliveryLogQueries } from './delivery-log.queries.js';
import { DeliveryQueries } from './delivery.queries.js';

const skipped = `
  update webhook_delivery set state = 'SKIPPED', finished_at = $3
   where subscription_id = $1 and id = $2 and state = 'WAITING' returning id`;

const redelivered = `
  with made as (
    insert into webhook_delivery
      (subscription_id, event_id, event_type, subject, position, ordinal, lane, state, attempts, next_attempt_at,
       first_attempt_at, finished_at, taken_at)
    select subscription_id, event_id, event_type, subject, position, ordinal, 'REDELIVERY', $2, 1, $3, $3, $3, $3
      from webhook_delivery d
     where id = $1 and exists (select from webhook_subscription s where s.id = d.subscription_id)
    returning id, subscription_id
  ), logged as (
    insert into webhook_attempt
      (delivery_id, number, at, duration_ms, status, failure, remote_address, answer_headers, answer_body)
    select id, 1, $3, $4, $5, $6, $7, $8::jsonb, $9 from made
    returning at, duration_ms, status, failure
  ), call as (
    select subscription_id, ${halfHourOf('at')} as half_hour, 'REDELIVERY' as lane, failure is null as is_delivered,
           failure is not null as is_given_up, failure is not null as is_failed,
           ${responseTimeRange('status', 'duration_ms')} as answer
    from made, logged
  ), ${tallyCalls}
  select id::float8 as id from made`;

const announceChange = `select pg_notify('${channels.deliveriesChanged}', json_build_array($1::integer)::text)`;

/** An event that was sent again, with its only attempt. */
export interface Redelivery {
  readonly id: number;
  /** Delivery that it repeats. */
  readonly number: number;
  readonly eventId: string;
  readonly attempt: WebhookAttemptView;
}

/** Delivery log of a subscription. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly log: DeliveryLogQueries,
    private readonly deliveries: DeliveryQueries,
    private readonly events: PublicEventQueries,
    private readonly records: AuditedRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws RecordNotFound */
  async list(id: number, query: ListDeliveriesDto, actor: Actor): Promise<WebhookDeliveryPage> {
    const webhook = await this.webhooks.get(id, 'READ_WEBHOOK', actor);
    const found = await this.log.list(webhook, query);
    const deliveries = found.slice(0, MAX_DELIVERIES_LISTED);
    const hasMore = found.length > deliveries.length;
    const figures = await this.deliveries.figures(id, this.clock.now());
    return { deliveries, before: hasMore ? (deliveries.at(-1)?.id ?? null) : null, figures };
  }

  /** @throws RecordNotFound */
  async get(id: number, number: number, actor: Actor): Promise<WebhookDeliveryView> {
    const { webhook, delivery } = await this.getWithWebhook({ id, number }, 'READ_WEBHOOK', actor);
    return this.view(delivery, webhook);
  }

  /** Skips the event, so that the next of its subject is sent. @throws RecordNotFound, DeliveryNotWaiting */
  async skip(id: number, number: number, actor: Actor): Promise<WebhookDeliveryView> {
    const { delivery } = await this.getWithWebhook({ id, number }, 'UPDATE_WEBHOOK', actor);
    const finishedAt = this.clock.now();
    await this.records.change(actor, async (records) => {
      const { manager } = records;
      const [rows] = await manager.query<[unknown[]]>(skipped, [id, number, finishedAt]);
      if (rows.length === 0) throw new DeliveryNotWaiting();
      await manager.query('update webhook_subscription set skipped_at = $2 where id = $1', [
        id,
        finishedAt,
      ]);
      await records.addEntry(WebhookSubscription, { skipped: delivery.eventId }, String(id));
      await manager.query(announceChange, [id]);
    });
    return this.get(id, number, actor);
  }

  /** Adds the delivery of an event that was sent again, and returns it. @throws RecordNotFound */
  async addRedelivery(
    { id, number, eventId, attempt }: Redelivery,
    actor: Actor,
  ): Promise<WebhookDeliveryView> {
    const stored = await this.records.change(actor, async (records) => {
      const values = rowOf(number, attempt);
      const [row] = await records.manager.query<{ id: number }[]>(redelivered, values);
      const summary = { redelivered: eventId, status: attempt.status };
      await records.addEntry(WebhookSubscription, summary, String(id));
      await records.manager.query(announceChange, [id]);
      return row;
    });
    if (!stored) throw new RecordNotFound(`delivery ${number}`);
    return this.get(id, stored.id, actor);
  }

  /** One delivery with its subscription. @throws RecordNotFound, including for one outside the permission's scope */
  async getWithWebhook(
    { id, number }: { readonly id: number; readonly number: number },
    permission: PermissionName,
    actor: Actor,
  ): Promise<{ readonly webhook: WebhookSubscription; readonly delivery: WebhookDeliveryItem }> {
    const webhook = await this.webhooks.get(id, permission, actor);
    const delivery = await this.log.find(id, number);
    if (!delivery) throw new RecordNotFound(`delivery ${number}`);
    return { webhook, delivery };
  }

  private async view(
    delivery: WebhookDeliveryItem,
    { url }: WebhookSubscription,
  ): Promise<WebhookDeliveryView> {
    const event = await this.events.find(delivery.eventId);
    const attempts = await this.deliveries.listAttempts(delivery.id);
    return {
      ...delivery,
      url,
      requestBody: event && JSON.stringify(renderPublicEvent(event)),
      requestHeaders: headersOf(delivery, attempts.at(-1)),
      tries: attempts,
      waitingBehind: await this.deliveries.countLaterEvents(delivery.id),
    };
  }
}

const lanes = { LIVE: 'live', REPLAY: 'replay', REDELIVERY: 'redelivery' } as const;

/** Headers as they were sent, derived from the attempt. */
function headersOf(
  { eventId, lane }: WebhookDeliveryItem,
  last: DeliveryAttemptView | undefined,
): Record<string, string> | null {
  if (!last) return null;
  const timestamp = timestampOf(new Date(last.at));
  return unsignedHeaders({ id: eventId, timestamp, lane: lanes[lane], attempt: last.number });
}

const rowOf = (number: number, attempt: WebhookAttemptView): unknown[] => [
  number,
  attempt.failure === null ? 'DELIVERED' : 'GIVEN_UP',
  attempt.at,
  attempt.durationMs,
  attempt.status,
  attempt.failure,
  attempt.remoteAddress,
  JSON.stringify(attempt.answerHeaders),
  attempt.answerBody,
];
