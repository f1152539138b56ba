/** Deliveries of a subscription in the last 24 hours, the current half hour included, and events still to be sent. */
export interface WebhookActivityView {
  /** Of the subscription. */
  readonly id: number;
  /** Deliveries that arrived, with those of replays and those sent again. */
  readonly delivered: number;
  readonly givenUp: number;
  /** Events that are still to be sent, counted up to 1,000, fewer in a long list. */
  readonly held: number;
  /** Whether there may be more than were counted. */
  readonly hasMoreHeld: boolean;
  /** ISO instant of the oldest of them; null if there is none. */
  readonly heldSince: string | null;
}

/** Calls of half an hour. */
export interface HalfHourView {
  /** ISO instant of its beginning. */
  readonly at: string;
  readonly delivered: number;
  /** Calls that failed, whether or not they are repeated. */
  readonly failed: number;
}

/** Figures of one subscription. */
export interface WebhookFiguresView extends WebhookActivityView {
  /**
   * Milliseconds within which 95 of 100 responses came, rounded up by 15 % at most; null without a response.
   */
  readonly answerP95Ms: number | null;
  /** The current half hour and the 47 before it, oldest first. */
  readonly halfHours: readonly HalfHourView[];
}
