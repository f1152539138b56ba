import type { WebhookStatus } from '../rules/webhook.js';

/** A subscription to public events, without its secret. */
export interface WebhookView {
  readonly id: number;
  /** Counts the saves by users, from 1; a save sends the version it is based on (ADR 30). */
  readonly version: number;
  /** Owner: a client (including its descendants) or a whole customer. */
  readonly clientId: number | null;
  readonly customerId: number | null;
  readonly ownerName: string;
  readonly name: string;
  readonly url: string;
  /** Names of event types, `consignment.*`, or `*`. */
  readonly types: readonly string[];
  /** Version of each type that is sent. */
  readonly versions: Readonly<Record<string, number>>;
  readonly status: WebhookStatus;
  /** Reason it was disabled. */
  readonly statusReason: string | null;
  /** ISO instant since which every call has failed; null while calls succeed. */
  readonly failingSince: string | null;
  readonly lastSuccessAt: string | null;
  readonly mostInFlight: number;
  readonly notificationEmails: readonly string[];
  /** ISO instant until which the previous secret also signs; null if there is none. */
  readonly overlapEndsAt: string | null;
  readonly createdBy: string;
  readonly createdAt: string;
}

/** Response to its creation: the secret is shown only once. */
export interface NewWebhookView extends WebhookView {
  /** `whsec_` and 32 bytes in base64. */
  readonly secret: string;
}

export interface RotatedSecretView {
  readonly secret: string;
  /**
   * ISO instant until which the old secret also signs, with those of an earlier overlap that still runs: the later end
   * of both. Null if there is no overlap.
   */
  readonly previousUntil: string | null;
  readonly version: number;
}

/** One call to a subscriber and its response. */
export interface WebhookAttemptView {
  readonly at: string;
  readonly durationMs: number;
  /** HTTP status; null when there was no response. */
  readonly status: number | null;
  /** Reason the attempt failed; null after a success. */
  readonly failure: string | null;
  readonly remoteAddress: string | null;
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** Its first 4 kB. */
  readonly answerBody: string | null;
}

/** A test event as it was sent, and the attempt. */
export interface WebhookTestView {
  readonly attempt: WebhookAttemptView;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string;
}
