import type { PublicEventQueries } from '../../event-feed/index.js';
import type { SubscriberCall } from './call-subscriber.js';
import type { DeliveryStore } from './delivery-store.js';
import type { FairShares } from './fair-shares.js';
import type { OutcomeWriter } from './outcome-writer.js';

/** Services that the senders of all subscriptions call. */
export interface SenderDependencies extends Pick<SubscriberCall, 'caller' | 'secrets' | 'clock'> {
  readonly events: Pick<PublicEventQueries, 'read' | 'find' | 'findPositionBefore'>;
}

/** Limits that the senders of all subscriptions share. */
export interface SenderShares {
  /** Deliveries held in memory. */
  readonly rows: FairShares;
  /** Calls in flight. */
  readonly calls: FairShares;
}

/** Targets of a sender's writes and reports. */
export interface SenderOutputs {
  readonly store: DeliveryStore;
  readonly outcomes: OutcomeWriter;
  readonly shares: SenderShares;
  /** Called with the error of a secret that cannot be decrypted. */
  readonly onUnreadableSecret: (error: unknown) => void;
  /** Called when an unexpected error stops the sender. */
  readonly onFailure: (error: unknown) => void;
}
