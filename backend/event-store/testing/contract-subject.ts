import type { EventStore } from '../event-store.js';

/** An event store under contract test, and what a test can do to its server. */
export interface ContractSubject {
  readonly store: EventStore;
  /** Another client of the same store. */
  connect(): Promise<EventStore>;
  /** Adds an event to the stream that cannot be read. */
  poison(stream: string): Promise<void>;
  /** Cuts every connection, even with pending requests; undefined if not possible. */
  readonly dropConnections?: () => Promise<void>;
  close(): Promise<void>;
}
