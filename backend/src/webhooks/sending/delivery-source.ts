import { type JournalPosition, journalStart } from '../../event-feed/index.js';
import type { DeliveryLane } from '../signing/webhook-headers.js';
import type { WaitingDelivery } from './delivery-queue.js';
import type { SenderSubscription } from './sender-subscription.js';
import type { TokenBucket } from './token-bucket.js';

/** Deliveries that follow the previous ones. */
export interface NextDeliveries {
  readonly deliveries: readonly WaitingDelivery[];
  /** False if there was nothing more at the time. */
  readonly hasMore: boolean;
}

/** Deliveries of one sender, in order: those stored by an earlier sender, then those taken over from the journal. */
export interface DeliverySource {
  readonly lane: Extract<DeliveryLane, 'live' | 'replay'>;
  /** Time since which the endpoint failed under an earlier sender. */
  readonly failingSince: Date | null;
  /** Null if only the calls in flight are limited. */
  readonly rateLimit: TokenBucket | null;
  /** Whether it comes to an end, which `next` notices once all deliveries are finished. */
  readonly isFinite: boolean;

  /** Maximum concurrent calls. */
  maxInFlight(subscription: SenderSubscription): number;

  /** The next deliveries; MOVED if the records must be re-read, LOCKED if the call has to be repeated. */
  next(
    subscription: SenderSubscription,
    limit: number,
  ): Promise<NextDeliveries | 'MOVED' | 'LOCKED'>;

  /** Stores the time since which the endpoint fails as a whole, null once it has recovered; returns false if locked. */
  markFailing(since: Date | null, now: Date): Promise<boolean>;

  /** Stops after the endpoint has failed for too long; returns false if locked. */
  giveUp(): Promise<boolean>;

  /** Announces that an outcome was written. */
  announceProgress(): void;
}

/** Reads stored deliveries in parts no larger than the free memory of the sender allows. */
export class StoredDeliveries {
  private after: JournalPosition | null = journalStart;

  constructor(
    private readonly list: (after: JournalPosition, limit: number) => Promise<WaitingDelivery[]>,
  ) {}

  /** Null once all have been read. */
  async next(limit: number): Promise<NextDeliveries | null> {
    if (this.after === null) return null;
    const deliveries = await this.list(this.after, limit);
    this.after = deliveries.length === limit ? (deliveries.at(-1) ?? null) : null;
    return { deliveries, hasMore: true };
  }
}
