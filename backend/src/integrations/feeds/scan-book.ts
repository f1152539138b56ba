import type { FeedScan } from './carrier-feed.js';

/** Where scans are written down: the history of the consignment with that connote. */
export abstract class ScanBook {
  /** A scan that is known already, or of a connote that is not this carrier's, changes nothing. */
  abstract record(scan: FeedScan, customerCarrierId: number): Promise<void>;
}
