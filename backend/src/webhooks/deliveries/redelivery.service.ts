import { Injectable } from '@nestjs/common';

import { renderPublicEvent } from '@contracts/public-events/render-public-event.js';
import { webhookSendingTexts as texts } from '@contracts/texts/app/webhook-sending.js';
import type { WebhookDeliveryView } from '@contracts/views/webhook-delivery.view.js';
import type { WebhookAttemptView } from '@contracts/views/webhook.view.js';

import { PublicEventQueries } from '../../event-feed/index.js';
import type { Actor } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import type { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { attemptWithoutCall, WebhookCaller } from '../signing/webhook-caller.js';
import { timestampOf, webhookHeaders } from '../signing/webhook-headers.js';
import { WebhookCallQueue } from '../subscriptions/webhook-call-queue.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { EventNotStored } from '../webhook.errors.js';
import { DeliveryService } from './delivery.service.js';

/** Sends single events again on request. */
@Injectable()
export class RedeliveryService {
  constructor(
    private readonly log: DeliveryService,
    private readonly events: PublicEventQueries,
    private readonly secrets: WebhookSecrets,
    private readonly caller: WebhookCaller,
    private readonly clock: Clock,
    private readonly calls: WebhookCallQueue,
  ) {}

  /**
   * Sends the event again at once, out of order and regardless of its outcome; returns the new delivery. A failed one
   * is not retried.
   * @throws RecordNotFound, EventNotStored, TooManyRequests, TooBusy
   */
  async redeliver(id: number, number: number, actor: Actor): Promise<WebhookDeliveryView> {
    const key = { id, number };
    const { webhook, delivery } = await this.log.getWithWebhook(key, 'UPDATE_WEBHOOK', actor);
    const { eventId } = delivery;
    const attempt = await this.calls.run(webhook, async () => {
      const current = await this.log.getWithWebhook(key, 'UPDATE_WEBHOOK', actor);
      return this.call(current.webhook, eventId);
    });
    return this.log.addRedelivery({ ...key, eventId, attempt }, actor);
  }

  private async call(webhook: WebhookSubscription, eventId: string): Promise<WebhookAttemptView> {
    const event = await this.events.find(eventId);
    if (!event) throw new EventNotStored();
    const body = JSON.stringify(renderPublicEvent(event));
    const at = this.clock.now();
    const message = {
      id: eventId,
      timestamp: timestampOf(at),
      body,
      lane: 'redelivery',
      attempt: 1,
    } as const;
    const signing = this.secrets.findSigning(webhook);
    if (!signing) return attemptWithoutCall(at, texts.secretUnreadable);
    const headers = webhookHeaders(message, signing);
    return this.caller.call({ url: webhook.url, headers, body, at });
  }
}
