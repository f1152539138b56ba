import type { FeedConnection } from '../../records/carrier-connections.js';
import type { FeedPage } from '../carrier-feed.js';

/** A way to hear what a carrier tells; each keeps its place in a cursor of its own. */
export abstract class FeedSource {
  /** How long it is left alone after a reading; a sign-in every second is no way to treat a file server. */
  abstract readonly pauseSeconds: number;

  /**
   * What there is after the cursor, in parts; the cursor of a part counts once its scans are recorded.
   * @throws DeliveryFailed, or what makes the carrier's answer unreadable
   */
  abstract pagesAfter(cursor: string, feed: FeedConnection): AsyncIterable<FeedPage>;
}
