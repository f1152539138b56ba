import { MAX_REPLAY_CALLS } from '@contracts/rules/webhook.js';
import { selectTypes } from '@contracts/public-events/public-event-types.js';

import {
  isBefore,
  type JournalPosition,
  parseCursor,
  type PositionedEvent,
  type PublicEventQueries,
  toCursor,
} from '../../event-feed/index.js';
import type { Clock } from '../../platform/clock.js';
import type { DeliveryChangeNotifier } from './delivery-change-notifier.js';
import { type DeliverySource, type NextDeliveries, StoredDeliveries } from './delivery-source.js';
import type { SenderSubscription } from './sender-subscription.js';
import { scopeOf } from './live-source.js';
import { TokenBucket } from './token-bucket.js';
import type { ReplayReadQueue } from './replay-read-queue.js';
import type { ReplayStore, SenderReplay } from './replay-store.js';

/** Interval of notifications about progress: two replays of a subscription make at most four a second. */
const ANNOUNCE_MS = 500;

export interface ReplaySourceDependencies {
  readonly store: Pick<
    ReplayStore,
    'listWaiting' | 'take' | 'finish' | 'markFailing' | 'pause' | 'announce'
  >;
  readonly reads: ReplayReadQueue;
  readonly events: Pick<PublicEventQueries, 'read'>;
  readonly clock: Clock;
  readonly changes: Pick<DeliveryChangeNotifier, 'announce'>;
}

/** Deliveries of a replay: past events of the subscription's owner, up to `endCursor`. */
export class ReplaySource implements DeliverySource {
  readonly lane = 'replay';
  readonly failingSince: Date | null;
  readonly rateLimit: TokenBucket;
  readonly isFinite = true;
  private readonly stored: StoredDeliveries;
  private readonly end: JournalPosition;
  private cursor: string;
  private hasReachedEnd = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly replay: SenderReplay,
    { failingSince }: SenderSubscription,
    private readonly parts: ReplaySourceDependencies,
  ) {
    const { id, perSecond, cursor, endCursor } = replay;
    // starts with a probe when live calls fail, but only its own failures end it
    this.failingSince = replay.failingSince ?? (failingSince && parts.clock.now());
    this.rateLimit = new TokenBucket(perSecond);
    this.stored = new StoredDeliveries((after, limit) => parts.store.listWaiting(id, after, limit));
    this.cursor = cursor;
    this.end = parseCursor(endCursor);
  }

  maxInFlight({ mostInFlight }: SenderSubscription): number {
    return Math.min(mostInFlight, MAX_REPLAY_CALLS);
  }

  async next(
    subscription: SenderSubscription,
    limit: number,
  ): Promise<NextDeliveries | 'MOVED' | 'LOCKED'> {
    const { store, clock } = this.parts;
    const stored = await this.stored.next(limit);
    if (stored) return stored;
    if (!this.hasReachedEnd) return this.take(subscription, limit);
    const isFinished = await store.finish(this.replay.id, clock.now());
    return isFinished ? 'MOVED' : 'LOCKED';
  }

  markFailing(since: Date | null, now: Date): Promise<boolean> {
    return this.parts.store.markFailing(this.replay.id, since, now);
  }

  giveUp(): Promise<boolean> {
    return this.parts.store.pause(this.replay.id);
  }

  announceProgress(): void {
    this.parts.changes.announce(this.replay.subscriptionId);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      // losing the session also stops the sender itself
      this.parts.store.announce(this.replay.id).catch(() => undefined);
    }, ANNOUNCE_MS).unref();
  }

  private async take(
    subscription: SenderSubscription,
    limit: number,
  ): Promise<NextDeliveries | 'MOVED' | 'LOCKED'> {
    const { store, reads, clock } = this.parts;
    const { id } = this.replay;
    const page = await reads.run(subscription.owningCustomerId, () =>
      this.read(subscription, limit),
    );
    const step = {
      events: page.events.filter((event) => this.isIncluded(event)),
      to: page.end,
      reachedAt: reachedAt(page.events.at(-1), this.replay.toAt),
    };
    const deliveries = await store.take({ id, cursor: this.cursor }, step, clock.now());
    if (deliveries === 'MOVED' || deliveries === 'LOCKED') return deliveries;
    this.cursor = toCursor(page.end);
    this.hasReachedEnd = !page.hasMore || !isBefore(page.end, this.end);
    this.announceProgress();
    return { deliveries, hasMore: !this.hasReachedEnd };
  }

  private read(subscription: SenderSubscription, limit: number) {
    const { types, consignmentIds } = this.replay;
    return this.parts.events.read(scopeOf(subscription), {
      ...{ after: parseCursor(this.cursor), limit, consignmentIds },
      types: selectTypes(types),
    });
  }

  private isIncluded(event: PositionedEvent): boolean {
    const recordedAt = new Date(event.recordedAt);
    const { notBefore, notAfter } = this.replay;
    const isTooEarly = notBefore !== null && recordedAt < notBefore;
    const isTooLate = notAfter !== null && recordedAt > notAfter;
    return !isTooEarly && !isTooLate && !isBefore(this.end, event);
  }
}

/** Events are roughly in recorded order, so the newest indicates the progress. */
function reachedAt(newest: PositionedEvent | undefined, toAt: Date): Date | null {
  if (!newest) return null;
  return new Date(Math.min(new Date(newest.recordedAt).getTime(), toAt.getTime()));
}
