/** ACTIVE receives events; PAUSED by a user; DISABLED by the sender because the server does not respond. */
export const webhookStatuses = ['ACTIVE', 'PAUSED', 'DISABLED'] as const;
export type WebhookStatus = (typeof webhookStatuses)[number];

/** Starting point of a resumed subscription: after the last event sent, or with the next new one. */
export const resumePoints = ['STOPPED', 'NOW'] as const;
export type ResumePoint = (typeof resumePoints)[number];

export const MAX_WEBHOOKS_PER_CLIENT = 20;
export const MAX_WEBHOOKS_PER_CUSTOMER = 50;
export const MAX_WEBHOOK_NAME_LENGTH = 60;
export const MAX_WEBHOOK_URL_LENGTH = 2_000;
export const MAX_WEBHOOK_TYPES = 50;
/** Subjects sent concurrently. */
export const MAX_IN_FLIGHT = 32;
export const DEFAULT_IN_FLIGHT = 8;
export const MAX_NOTIFICATION_EMAILS = 5;
/** Time after a rotation during which the old secret signs as well. */
export const MAX_OVERLAP_HOURS = 168;
export const DEFAULT_OVERLAP_HOURS = 24;

/** Whether the text is formatted like a webhook URL; the server decides whether it may be called. */
export function isWebhookUrl(text: string): boolean {
  if (text.length > MAX_WEBHOOK_URL_LENGTH || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return ['https:', 'http:'].includes(protocol) && username === '' && password === '';
}

/** SKIPPED by a user; GIVEN_UP after the last attempt. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'GIVEN_UP', 'SKIPPED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Attempts after which a delivery is given up. */
export const MAX_DELIVERY_ATTEMPTS = 10;

/** Deliveries on one page of the log. */
export const MAX_DELIVERIES_LISTED = 50;
export const MAX_DELIVERY_SEARCH_LENGTH = 100;
/** Number beyond which waiting deliveries are no longer counted. */
export const MAX_DELIVERIES_COUNTED = 10_000;
/** Number beyond which events still to be sent are no longer counted, for all webhooks of a list together. */
export const MAX_HELD_COUNTED = 1_000;
export const MAX_HELD_COUNTED_IN_LIST = 50_000;

/** A replay is PAUSED or CANCELLED by a user; FINISHED once everything was sent or given up. */
export const replayStates = ['RUNNING', 'PAUSED', 'FINISHED', 'CANCELLED'] as const;
export type ReplayState = (typeof replayStates)[number];

/** Replays of one webhook that are running or paused. */
export const MAX_UNFINISHED_REPLAYS = 2;
export const MAX_REPLAYS_LISTED = 50;
export const MAX_REPLAYED_CONSIGNMENTS = 1_000;
/** Events that a replay sends per second at most. */
export const MAX_REPLAY_SPEED = 200;
export const DEFAULT_REPLAY_SPEED = 100;
/** Calls of a replay in flight, unless the webhook allows fewer. */
export const MAX_REPLAY_CALLS = 8;
