import type { FeedConnection } from '../records/carrier-connections.js';
import type { FeedPage } from './carrier-feed.js';

/** A kind of carrier feed; each keeps its position in a cursor. */
export abstract class FeedSource {
  /** Pause between two reads; a login every second would overload a file server. */
  abstract readonly pauseSeconds: number;

  /**
   * Reads pages after the cursor; the cursor of a page counts once its scans are recorded.
   * @throws TransferFailed, or a parse error
   */
  abstract pagesAfter(cursor: string, feed: FeedConnection): AsyncIterable<FeedPage>;

  /** Returns the cursor from which these files are re-read. */
  withoutFiles(cursor: string, _files: readonly string[]): string {
    return cursor;
  }
}
