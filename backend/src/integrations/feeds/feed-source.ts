import type { FeedConnection } from '../records/carrier-connections.js';
import type { FeedPage, FeedScan } from './carrier-feed.js';

/** A kind of carrier feed; each keeps its position in a cursor. */
export abstract class FeedSource {
  /** Pause between two reads; a login every second would overload a file server. */
  abstract readonly pauseSeconds: number;

  /**
   * Pages after the cursor; the cursor of a page counts once its scans are recorded.
   * @throws TransferFailed, or a parse error
   */
  abstract pagesAfter(cursor: string, feed: FeedConnection): AsyncIterable<FeedPage>;
}

/** Records scans in the history of the consignment with that connote. */
export abstract class ScanRecorder {
  /** Ignores known scans and connotes of other carriers. */
  abstract record(scan: FeedScan, customerCarrierId: number): Promise<void>;
}
