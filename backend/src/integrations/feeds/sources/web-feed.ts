import type { FeedConnection } from '../../records/carrier-connections.js';
import { callHttp, signIn, webAddress } from '../../transfers/http-call.js';
import type { OutgoingPolicy } from '../../transfers/outgoing-socket.js';
import { readFeedPage, type FeedPage } from '../carrier-feed.js';
import { FeedSource } from './feed-source.js';

/** A carrier's web service: one page a reading (docs/carrier-feed.md). */
export class WebFeed extends FeedSource {
  override readonly pauseSeconds = 0;

  constructor(private readonly policy: OutgoingPolicy) {
    super();
  }

  async *pagesAfter(cursor: string, feed: FeedConnection): AsyncIterable<FeedPage> {
    const url = webAddress(feed.server, feed.path, feed.port);
    url.searchParams.set('after', cursor);
    yield readFeedPage(await callHttp({ method: 'GET', url, headers: signIn(feed) }, this.policy));
  }
}
