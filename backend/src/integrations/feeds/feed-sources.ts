import { feedProtocolOf } from '@contracts/rules/feed-protocol.js';

import type { FeedConnection } from '../records/carrier-connections.js';
import { authHeaders, sendRequest, toServerUrl } from '../../platform/outgoing/http-client.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { type FeedPage, readFeedPage } from './carrier-feed.js';
import { FeedSource } from './feed-source.js';
import { FileFeed } from './file-feed.js';
import { ftpFolders, sftpFolders } from './folders.js';

/** A carrier's web service: one page per request (docs/carrier-feed.md). */
class WebFeed extends FeedSource {
  override readonly pauseSeconds = 0;

  constructor(private readonly policy: OutgoingPolicy) {
    super();
  }

  async *pagesAfter(cursor: string, feed: FeedConnection): AsyncIterable<FeedPage> {
    const url = toServerUrl(feed.server, feed.path, feed.port);
    url.searchParams.set('after', cursor);
    yield readFeedPage(
      await sendRequest({ method: 'GET', url, headers: authHeaders(feed) }, this.policy),
    );
  }
}

/** Selects the kind of feed by the server's URL (docs/carrier-feed.md). */
export class FeedSources {
  private readonly web: FeedSource;
  private readonly sftp: FeedSource;
  private readonly ftp: FeedSource;

  constructor(policy: OutgoingPolicy) {
    this.web = new WebFeed(policy);
    this.sftp = new FileFeed(sftpFolders(policy), policy);
    this.ftp = new FileFeed(ftpFolders(policy), policy);
  }

  forFeed(feed: FeedConnection): FeedSource {
    return this[feedProtocolOf(feed)];
  }
}
