import type { EventStore } from '../event-store.js';

/** An event store to be held against the contract, and what a test may do to the server behind it. */
export interface ContractSubject {
  readonly store: EventStore;
  /** Another client of the same store. */
  connect(): Promise<EventStore>;
  /** Puts an event into the stream that nobody can read. */
  poison(stream: string): Promise<void>;
  /** Cuts every connection, whatever is on its way; left out where nobody can. */
  readonly dropConnections?: () => Promise<void>;
  close(): Promise<void>;
}
