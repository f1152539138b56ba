import type { DomainEvent } from '@contracts/events/domain-event.js';

import type { Ownership } from '../actor.js';

/** Defines how the streams of one aggregate are read. */
export interface StreamDefinition<State, Event extends DomainEvent> {
  /** For example `consignment-`. */
  readonly prefix: string;
  readonly schemaVersion: number;
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
  /** Owner of the record; null while it does not exist. */
  readonly owner: (state: State) => Ownership | null;
  /** For streams of any length; the others are folded from their first event. */
  readonly snapshots?: SnapshotForm<State>;
}

/** Serialisation of a state as a snapshot. */
export interface SnapshotForm<State> {
  /** Version of the fold: raised when the same events yield a different state, so that old snapshots are ignored. */
  readonly version: number;
  /** As JSON. */
  readonly encode: (state: State) => unknown;
  /** Null if it is not a state of this version. */
  readonly decode: (json: unknown) => State | null;
}
