import type { ResumePoint } from '../rules/webhook.js';

/** PUT webhook/{id}; all fields of the form. */
export interface WebhookRequest {
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly mostInFlight?: number | undefined;
  readonly notificationEmails?: readonly string[] | undefined;
  /** Version the edits are based on; absent for a new record. */
  readonly version?: number | undefined;
}

/** POST webhook: exactly one owner. */
export interface NewWebhookRequest extends WebhookRequest {
  readonly clientId?: number | null;
  readonly customerId?: number | null;
}

/** POST webhook/{id}/resume. */
export interface ResumeWebhookRequest {
  readonly from?: ResumePoint;
}

/** POST webhook/{id}/replay. */
export interface ReplayWebhookRequest {
  /** An ISO instant, or a cursor of the event feed of the webhook's owner. */
  readonly from: string;
  /** ISO instant; now if absent. */
  readonly to?: string | undefined;
  /** The webhook's own types if absent. */
  readonly types?: readonly string[] | undefined;
  readonly consignmentIds?: readonly number[] | undefined;
  readonly perSecond?: number | undefined;
}
