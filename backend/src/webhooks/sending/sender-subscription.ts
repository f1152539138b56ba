/** A subscription as the sender needs it. */
export interface SenderSubscription {
  readonly id: number;
  readonly customerId: number | null;
  /** Customer that owns it, or its client. */
  readonly owningCustomerId: number;
  /** A client and its descendants. */
  readonly clientIds: readonly number[];
  readonly url: string;
  readonly types: readonly string[];
  readonly mostInFlight: number;
  readonly cursor: string | null;
  readonly liveFrom: Date;
  /** Time a user last skipped a waiting delivery. */
  readonly skippedAt: Date | null;
  readonly failingSince: Date | null;
  readonly secret: string;
  readonly salt: string;
  readonly previousSecret: string | null;
  readonly overlapEndsAt: Date | null;
}

/** Whether a change makes the sender's queue, its watched clients or the recorded health of the server outdated. */
export const mustRestart = (before: SenderSubscription, after: SenderSubscription): boolean =>
  after.liveFrom.getTime() !== before.liveFrom.getTime() ||
  after.skippedAt?.getTime() !== before.skippedAt?.getTime() ||
  after.clientIds.join() !== before.clientIds.join() ||
  after.url !== before.url;
