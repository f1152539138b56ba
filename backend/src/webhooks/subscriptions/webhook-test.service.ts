import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { examplePublicEvent } from '@contracts/public-events/public-event-examples.js';
import type { PublicEventType } from '@contracts/public-events/public-event-types.js';
import { webhookSendingTexts as texts } from '@contracts/texts/app/webhook-sending.js';
import type { WebhookTestView } from '@contracts/views/webhook.view.js';

import type { Actor } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { attemptWithoutCall, WebhookCaller } from '../signing/webhook-caller.js';
import { timestampOf, webhookHeaders } from '../signing/webhook-headers.js';
import { WebhookCallQueue } from './webhook-call-queue.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookService } from './webhook.service.js';

const ID_BYTES = 13;

/** Sends one example event to a subscription, whatever its status, and returns the attempt. */
@Injectable()
export class WebhookTestService {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly secrets: WebhookSecrets,
    private readonly caller: WebhookCaller,
    private readonly clock: Clock,
    private readonly calls: WebhookCallQueue,
  ) {}

  /** @throws RecordNotFound, TooManyRequests, TooBusy */
  async run(id: number, type: PublicEventType, actor: Actor): Promise<WebhookTestView> {
    const found = await this.webhooks.get(id, 'UPDATE_WEBHOOK', actor);
    return this.calls.run(found, async () => {
      const webhook = await this.webhooks.get(id, 'UPDATE_WEBHOOK', actor);
      const eventId = `evt_test_${randomBytes(ID_BYTES).toString('hex')}`;
      const body = JSON.stringify(examplePublicEvent(type, eventId, webhook.clientId ?? undefined));
      const at = this.clock.now();
      const message = {
        id: eventId,
        timestamp: timestampOf(at),
        body,
        lane: 'test',
        attempt: 1,
      } as const;
      const signing = this.secrets.findSigning(webhook);
      if (!signing) {
        const attempt = attemptWithoutCall(at, texts.secretUnreadable);
        return { attempt, requestHeaders: {}, requestBody: body };
      }
      const headers = webhookHeaders(message, signing);
      const attempt = await this.caller.call({ url: webhook.url, headers, body, at });
      return { attempt, requestHeaders: headers, requestBody: body };
    });
  }
}
