import type { FeedConnection } from '../../records/carrier-connections.js';
import type { OutgoingPolicy } from '../../transfers/outgoing-socket.js';
import type { FeedSource } from './feed-source.js';
import { FileFeed } from './file-feed.js';
import { ftpFolders, sftpFolders } from './folders.js';
import { WebFeed } from './web-feed.js';

const FTP_PORT = 21;

/** The way to each carrier's feed, by how its server is written (docs/carrier-feed.md). */
export class FeedSources {
  private readonly web: FeedSource;
  private readonly sftp: FeedSource;
  private readonly ftp: FeedSource;

  constructor(policy: OutgoingPolicy) {
    this.web = new WebFeed(policy);
    this.sftp = new FileFeed(sftpFolders(policy));
    this.ftp = new FileFeed(ftpFolders(policy));
  }

  /** A name alone means SFTP, or FTP on its own port. */
  of({ server, port }: FeedConnection): FeedSource {
    const scheme = /^([a-z]+):\/\//i.exec(server.trim())?.[1]?.toLowerCase();
    if (scheme === 'http' || scheme === 'https') return this.web;
    if (scheme === 'ftp' || scheme === 'ftps') return this.ftp;
    return scheme === undefined && port === FTP_PORT ? this.ftp : this.sftp;
  }
}
