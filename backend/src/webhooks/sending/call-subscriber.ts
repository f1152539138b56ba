import { renderPublicEvent } from '@contracts/public-events/render-public-event.js';
import { webhookSendingTexts as texts } from '@contracts/texts/app/webhook-sending.js';
import type { WebhookAttemptView } from '@contracts/views/webhook.view.js';

import type { PositionedEvent } from '../../event-feed/index.js';
import type { Clock } from '../../platform/clock.js';
import { attemptWithoutCall, type WebhookCaller } from '../signing/webhook-caller.js';
import { type DeliveryLane, timestampOf, webhookHeaders } from '../signing/webhook-headers.js';
import type { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import type { SenderSubscription } from './sender-subscription.js';

/** Dependencies of a call to a subscriber. */
export interface SubscriberCall {
  readonly caller: Pick<WebhookCaller, 'call'>;
  readonly secrets: Pick<WebhookSecrets, 'signing'>;
  readonly clock: Clock;
  /** Called with the error of a secret that cannot be decrypted. */
  readonly onUnreadableSecret: (error: unknown) => void;
}

/** One attempt to send an event. */
export interface SentEvent {
  readonly event: PositionedEvent;
  readonly lane: DeliveryLane;
  /** From 1. */
  readonly attempt: number;
}

/**
 * Calls the subscriber's server with one event. If it cannot be signed, the attempt fails as a call would: users see
 * the reason, and it is retried at growing intervals.
 */
export async function callSubscriber(
  subscription: SenderSubscription,
  { event, lane, attempt }: SentEvent,
  { caller, secrets, clock, onUnreadableSecret }: SubscriberCall,
): Promise<WebhookAttemptView> {
  let signing: readonly string[];
  try {
    signing = secrets.signing(subscription);
  } catch (error) {
    onUnreadableSecret(error);
    return attemptWithoutCall(clock.now(), texts.secretUnreadable);
  }
  const body = JSON.stringify(renderPublicEvent(event));
  const at = clock.now();
  const message = { id: event.id, timestamp: timestampOf(at), body, lane, attempt };
  const headers = webhookHeaders(message, signing);
  return caller.call({ url: subscription.url, headers, body, at });
}
