import { type JournalPlace, journalStart } from '../../event-feed/index.js';
import type { WaitingDelivery } from './delivery-queue.js';
import type { SentSubscription } from './delivery-store.js';

/** Deliveries that follow the previous ones. */
export interface NextDeliveries {
  readonly deliveries: readonly WaitingDelivery[];
  /** False if there was nothing more at the time. */
  readonly hasMore: boolean;
}

/** Deliveries of one sender, in order: those stored by an earlier sender, then those taken over from the journal. */
export interface DeliverySource {
  /** The next deliveries; MOVED if the records must be read again, LOCKED if it has to be repeated. */
  next(subscription: SentSubscription, limit: number): Promise<NextDeliveries | 'MOVED' | 'LOCKED'>;
}

/** Reads stored deliveries part by part, so that they take no more memory than there is room for. */
export class StoredDeliveries {
  private after: JournalPlace | null = journalStart;

  constructor(
    private readonly list: (after: JournalPlace, limit: number) => Promise<WaitingDelivery[]>,
  ) {}

  /** Null once all have been read. */
  async next(limit: number): Promise<NextDeliveries | null> {
    if (this.after === null) return null;
    const deliveries = await this.list(this.after, limit);
    this.after = deliveries.length === limit ? (deliveries.at(-1) ?? null) : null;
    return { deliveries, hasMore: true };
  }
}
