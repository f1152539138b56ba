import { selectTypes } from '@contracts/public-events/public-event-types.js';
import { webhookSendingTexts as texts } from '@contracts/texts/app/webhook-sending.js';

import {
  eventsSince,
  type JournalPosition,
  parseCursor,
  type PublicEventQueries,
  toCursor,
} from '../../event-feed/index.js';
import type { Clock } from '../../platform/clock.js';
import type { DeliveryChangeNotifier } from './delivery-change-notifier.js';
import { type DeliverySource, type NextDeliveries, StoredDeliveries } from './delivery-source.js';
import type { DeliveryStore } from './delivery-store.js';
import type { SenderSubscription } from './sender-subscription.js';

export interface LiveSourceDependencies {
  readonly store: Pick<DeliveryStore, 'listWaiting' | 'take' | 'markFailing' | 'disable'>;
  readonly events: Pick<PublicEventQueries, 'read' | 'findPositionBefore'>;
  readonly clock: Clock;
  readonly changes: Pick<DeliveryChangeNotifier, 'announce'>;
}

/** Clients and customers whose events a subscription gets. */
export const scopeOf = ({ customerId, clientIds }: SenderSubscription) => ({
  isUnrestricted: false,
  clientIds,
  customerIds: customerId === null ? [] : [customerId],
});

/** Deliveries of events as they happen, from the subscription's cursor on. */
export class LiveSource implements DeliverySource {
  readonly lane = 'live';
  readonly failingSince: Date | null;
  readonly rateLimit = null;
  readonly isFinite = false;
  private readonly id: number;
  private readonly stored: StoredDeliveries;
  private cursor: string | null;
  /** Whether the first event since `liveFrom` has been found: from then on, every event belongs to the subscription. */
  private hasBegun: boolean;

  constructor(
    { id, cursor, failingSince }: SenderSubscription,
    private readonly parts: LiveSourceDependencies,
  ) {
    this.id = id;
    this.failingSince = failingSince;
    this.stored = new StoredDeliveries((after, limit) => parts.store.listWaiting(id, after, limit));
    this.cursor = cursor;
    this.hasBegun = cursor !== null;
  }

  maxInFlight({ mostInFlight }: SenderSubscription): number {
    return mostInFlight;
  }

  async next(
    subscription: SenderSubscription,
    limit: number,
  ): Promise<NextDeliveries | 'MOVED' | 'LOCKED'> {
    const { store, events, clock } = this.parts;
    const stored = await this.stored.next(limit);
    if (stored) return stored;
    const after = await this.currentPosition(subscription);
    const page = await events.read(scopeOf(subscription), { after, limit, types: null });
    if (page.events.length === 0) return { deliveries: [], hasMore: false };
    const types = new Set<string>(selectTypes(subscription.types));
    const own = this.hasBegun ? page.events : eventsSince(page.events, subscription.liveFrom);
    const matching = own.filter(({ type }) => types.has(type));
    const from = { id: this.id, cursor: this.cursor };
    const deliveries = await store.take(from, matching, page.end, clock.now());
    if (deliveries === 'MOVED' || deliveries === 'LOCKED') return deliveries;
    this.cursor = toCursor(page.end);
    this.hasBegun ||= own.length > 0;
    if (deliveries.length > 0) this.announceProgress();
    return { deliveries, hasMore: page.hasMore };
  }

  markFailing(since: Date | null, now: Date): Promise<boolean> {
    return this.parts.store.markFailing(this.id, since, now);
  }

  giveUp(): Promise<boolean> {
    return this.parts.store.disable(this.id, texts.failedTooLong);
  }

  announceProgress(): void {
    this.parts.changes.announce(this.id);
  }

  private async currentPosition({ liveFrom }: SenderSubscription): Promise<JournalPosition> {
    return this.cursor === null
      ? this.parts.events.findPositionBefore(liveFrom)
      : parseCursor(this.cursor);
  }
}
