import type { DeliveryState } from '../rules/webhook.js';
import type { WebhookAttemptView } from './webhook.view.js';

export type { DeliveryState };

/** LIVE: sent as it happened; REDELIVERY: sent again by a user; REPLAY: sent with other past events. */
export type DeliveryLane = 'LIVE' | 'REDELIVERY' | 'REPLAY';

/** One event that was or will be sent to a subscription. */
export interface WebhookDeliveryItem {
  readonly id: number;
  /** Stable across attempts. */
  readonly eventId: string;
  /** Null for deliveries made before types were stored. */
  readonly eventType: string | null;
  /** For example `consignment/4711`; the events of one subject are sent one after another. */
  readonly subject: string;
  /** Connote, manifest number or prefix; null if there is none, or once the event is no longer stored. */
  readonly subjectName: string | null;
  /** Number of the event within its subject, from 1; null once it is no longer stored. */
  readonly sequence: number | null;
  readonly lane: DeliveryLane;
  readonly state: DeliveryState;
  /** Attempts that counted. */
  readonly attempts: number;
  /** ISO instant at which it was taken from the journal. */
  readonly takenAt: string;
  /** Earliest ISO instant of the next attempt; null after the last attempt. */
  readonly nextAttemptAt: string | null;
  readonly finishedAt: string | null;
  /** HTTP status of the last attempt; null if there is no response. */
  readonly lastStatus: number | null;
  readonly lastFailure: string | null;
  /** Earlier delivery of the same subject that has to end first; null if it is sent next, or has ended. */
  readonly waitsFor: DeliveryAheadView | null;
}

export interface DeliveryAheadView {
  readonly id: number;
  /** Number of its event within the subject; null once it is no longer stored. */
  readonly sequence: number | null;
}

/** Deliveries of the last 24 hours, and those waiting, which are counted up to 10,000. */
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
  /** Payload as sent; null once the event is no longer stored. */
  readonly requestBody: string | null;
  /** Headers of the last attempt, without the signature, which is not stored; null before the first. */
  readonly requestHeaders: Readonly<Record<string, string>> | null;
  readonly tries: readonly DeliveryAttemptView[];
  /** Events of the same subject that are sent after this one. */
  readonly waitingBehind: number;
}
