import { Injectable } from '@nestjs/common';

import { feedProtocolOf } from '@contracts/rules/feed-protocol.js';
import type {
  CarrierFeedsView,
  CarrierFeedView,
  FeedSourceName,
  FeedState,
} from '@contracts/views/carrier-feed.view.js';

import { resolveScope, type Actor } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Environment } from '../../platform/config/environment.js';
import { CarrierFeedQueries, type CarrierFeedRow } from './carrier-feed.queries.js';

/** As in the alert on `linehaul_feed_age_seconds` (docs/operations.md). */
const MIN_LATE_SECONDS = 300;
const LATE_ROUNDS = 10;

const sources = { web: 'WEB', sftp: 'SFTP', ftp: 'FTP' } as const;

/** Lists the tracking feeds of customers' carriers; checks the customer scope. */
@Injectable()
export class CarrierFeedService {
  private readonly lateMs: number;

  constructor(
    private readonly queries: CarrierFeedQueries,
    private readonly clock: Clock,
    { TRACKING_FEED_SECONDS: intervalSeconds }: Environment,
  ) {
    this.lateMs = Math.max(MIN_LATE_SECONDS, LATE_ROUNDS * intervalSeconds) * 1000;
  }

  /** @throws OutOfScope */
  async list(requested: { customerId?: number }, actor: Actor): Promise<CarrierFeedsView> {
    const scope = resolveScope(actor, 'READ_SET_ASIDE', requested);
    const now = this.clock.now();
    const { feeds, totalCount } = await this.queries.list(scope);
    return {
      feeds: feeds.map((feed) => this.toView(feed, now)),
      totalCount,
      lookedAt: now.toISOString(),
    };
  }

  private toView(row: CarrierFeedRow, now: Date): CarrierFeedView {
    const { server, port, readAt, reason, calls, failingSince, ...feed } = row;
    const source = sourceOf(server, port);
    return {
      ...feed,
      source,
      state: this.stateOf(row, source, now),
      readAt: readAt?.toISOString() ?? null,
      failure:
        reason === null || calls === null || failingSince === null
          ? null
          : { reason, calls, since: failingSince.toISOString() },
    };
  }

  /** A carrier's own interface is called only for consignments in transit, so it is never late. */
  private stateOf(
    { reason, readAt }: CarrierFeedRow,
    source: FeedSourceName,
    now: Date,
  ): FeedState {
    if (reason !== null) return 'FAILING';
    if (readAt === null) return 'NOT_READ';
    const isLate = source !== 'ACCOUNT' && now.getTime() - readAt.getTime() > this.lateMs;
    return isLate ? 'LATE' : 'READING';
  }
}

const sourceOf = (server: string | null, port: number | null): FeedSourceName =>
  server === null ? 'ACCOUNT' : sources[feedProtocolOf({ server, port })];
