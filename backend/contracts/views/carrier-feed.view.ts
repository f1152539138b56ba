/** State of a carrier's tracking feed. */
export const feedStates = [
  /** Read as planned. */
  'READING',
  /** The last call failed. */
  'FAILING',
  /** Not read for longer than planned, although no call failed. */
  'LATE',
  /** Never read to its end. */
  'NOT_READ',
] as const;
export type FeedState = (typeof feedStates)[number];

/** Source of the scans: a server, or the carrier's own interface (`ACCOUNT`). */
export const feedSources = ['WEB', 'SFTP', 'FTP', 'ACCOUNT'] as const;
export type FeedSourceName = (typeof feedSources)[number];

/** Tracking feed of a customer's carrier. */
export interface CarrierFeedView {
  readonly customerCarrierId: number;
  readonly customerId: number;
  readonly customerName: string;
  readonly carrierDisplayName: string;
  readonly source: FeedSourceName;
  readonly state: FeedState;
  /** ISO instant at which it was last read to its end; null if never. */
  readonly readAt: string | null;
  /** Null unless the last call failed. */
  readonly failure: FeedFailureView | null;
  /** Scans and files that wait for a user. */
  readonly setAside: number;
  /** Scans that are retried automatically. */
  readonly retrying: number;
}

export interface FeedFailureView {
  readonly reason: string;
  /** Consecutive failed calls. */
  readonly calls: number;
  /** ISO instant of the first of them. */
  readonly since: string;
}

/** GET carrier-feed, by carrier. */
export interface CarrierFeedsView {
  readonly feeds: readonly CarrierFeedView[];
  /** Total count; the list holds at most 500. */
  readonly totalCount: number;
  /** ISO instant. */
  readonly lookedAt: string;
}
