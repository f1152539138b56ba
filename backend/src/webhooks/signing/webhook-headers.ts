import { signWebhook, type SignedMessage } from './sign-webhook.js';

/** Reason an event is sent. */
export type DeliveryLane = 'live' | 'replay' | 'redelivery' | 'test';

export interface WebhookMessage extends SignedMessage {
  readonly lane: DeliveryLane;
  /** From 1. */
  readonly attempt: number;
}

/** Headers of one attempt; `secrets` as for `signWebhook`. */
export const webhookHeaders = (
  message: WebhookMessage,
  secrets: readonly string[],
): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Linehaul-Webhooks/1',
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': signWebhook(message, secrets),
  'linehaul-delivery': `${message.lane}; attempt=${message.attempt}`,
});
