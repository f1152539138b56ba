import type { DeliveryState } from '../rules/webhook.js';
import type { WebhookAttemptView } from './webhook.view.js';

export type { DeliveryState };

/** LIVE as it happened, REDELIVERY again by a person, REPLAY with others of the past. */
export type DeliveryLane = 'LIVE' | 'REDELIVERY' | 'REPLAY';

/** One event that was or will be sent to a subscription. */
export interface WebhookDeliveryItem {
  readonly id: number;
  /** The same however often it is sent. */
  readonly eventId: string;
  /** Null for one from before types were kept. */
  readonly eventType: string | null;
  /** `consignment/4711`: what is sent one after another. */
  readonly subject: string;
  readonly lane: DeliveryLane;
  readonly state: DeliveryState;
  /** Attempts that counted. */
  readonly attempts: number;
  /** ISO instant at which it was taken from the journal. */
  readonly takenAt: string;
  /** ISO instant of the next attempt, at the earliest; null once nothing more is tried. */
  readonly nextAttemptAt: string | null;
  readonly finishedAt: string | null;
  /** HTTP status of the last attempt; null without an answer. */
  readonly lastStatus: number | null;
  readonly lastFailure: string | null;
}

/** Deliveries of the last 24 hours, and what waits; each count stops at 10,000. */
export interface DeliveryFiguresView {
  readonly delivered: number;
  readonly givenUp: number;
  readonly waiting: number;
  readonly oldestWaitingAt: string | null;
}

/** GET webhook/{id}/delivery: newest first. */
export interface WebhookDeliveryPage {
  readonly deliveries: readonly WebhookDeliveryItem[];
  /** For the next page; null on the last. */
  readonly before: number | null;
  readonly figures: DeliveryFiguresView;
}

export interface DeliveryAttemptView extends WebhookAttemptView {
  /** From 1; a probe of a failing server has the number of the attempt that it replaces. */
  readonly number: number;
}

/** GET webhook/{id}/delivery/{no}. */
export interface WebhookDeliveryView extends WebhookDeliveryItem {
  readonly url: string;
  /** As it is sent; null when the event is no longer kept. */
  readonly requestBody: string | null;
  readonly tries: readonly DeliveryAttemptView[];
  /** Events of the same subject that are sent after this one. */
  readonly waitingBehind: number;
}
