import { signWebhook, type SignedMessage } from './sign-webhook.js';

/** Reason an event is sent. */
export type DeliveryLane = 'live' | 'replay' | 'redelivery' | 'test';

export interface WebhookMessage extends SignedMessage {
  readonly lane: DeliveryLane;
  /** From 1. */
  readonly attempt: number;
}

/** `webhook-timestamp` of an attempt at this instant. */
export const timestampOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Headers of one attempt; `secrets` as for `signWebhook`. */
export const webhookHeaders = (
  message: WebhookMessage,
  secrets: readonly string[],
): Record<string, string> => ({
  ...unsignedHeaders(message),
  'webhook-signature': signWebhook(message, secrets),
});

/** The same without the signature. */
export const unsignedHeaders = ({
  id,
  timestamp,
  lane,
  attempt,
}: Omit<WebhookMessage, 'body'>): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Linehaul-Webhooks/1',
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'linehaul-delivery': `${lane}; attempt=${attempt}`,
});
