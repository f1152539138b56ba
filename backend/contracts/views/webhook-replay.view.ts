import type { ReplayState } from '../rules/webhook.js';

export type { ReplayState };

/** Past events that are sent to a subscription again, beside the live ones. */
export interface WebhookReplayView {
  readonly id: number;
  readonly state: ReplayState;
  /** ISO instants of the first and the last event: those recorded in between are sent. */
  readonly from: string;
  readonly to: string;
  /** Names of event types, `consignment.*`, or `*`. */
  readonly types: readonly string[];
  /** Number of consignments whose events alone are sent; null for all subjects. */
  readonly consignments: number | null;
  /** Events per second at most. */
  readonly perSecond: number;
  /** ISO instant of the newest event taken from the journal; null before the first. */
  readonly reachedAt: string | null;
  /** Events taken from the journal so far. */
  readonly taken: number;
  readonly delivered: number;
  readonly givenUp: number;
  /** ISO instant since which every call of the replay has failed; null while calls succeed. */
  readonly failingSince: string | null;
  readonly requestedBy: string;
  readonly requestedAt: string;
  readonly finishedAt: string | null;
}
