import type { FeedConnection } from '../records/carrier-connections.js';
import { authHeaders, sendRequest, toServerUrl } from '../../platform/outgoing/http-client.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing-policy.js';
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

const FTP_PORT = 21;

/** How a feed is reached. A bare host name means SFTP, or FTP on its own port. */
export function feedProtocolOf({
  server,
  port,
}: Pick<FeedConnection, 'server' | 'port'>): 'web' | 'sftp' | 'ftp' {
  const scheme = /^([a-z]+):\/\//i.exec(server.trim())?.[1]?.toLowerCase();
  if (scheme === 'http' || scheme === 'https') return 'web';
  if (scheme === 'ftp' || scheme === 'ftps') return 'ftp';
  return scheme === undefined && port === FTP_PORT ? 'ftp' : 'sftp';
}

/** Selects the kind of feed by the server's URL (docs/carrier-feed.md). */
export class FeedSources {
  private readonly web: FeedSource;
  private readonly sftp: FeedSource;
  private readonly ftp: FeedSource;

  constructor(policy: OutgoingPolicy) {
    this.web = new WebFeed(policy);
    this.sftp = new FileFeed(sftpFolders(policy));
    this.ftp = new FileFeed(ftpFolders(policy));
  }

  of(feed: FeedConnection): FeedSource {
    return this[feedProtocolOf(feed)];
  }
}
