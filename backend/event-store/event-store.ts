import type {
  DomainEvent,
  EventContext,
  Position,
  Recorded,
} from '@contracts/events/domain-event.js';

/** An event to be appended. `id` is a UUID chosen by the caller, so that a retry is recognised. */
export type NewEvent = DomainEvent & {
  readonly id: string;
  readonly metadata: EventContext;
};

/**
 * What the caller believes about the stream. The exact form carries the hash of the last event the
 * caller has seen, which continues the stream's hash chain; aggregates use it or `noStream`, nothing else.
 */
export type ExpectedRevision =
  'any' | 'noStream' | 'streamExists' | { readonly revision: number; readonly hash: string | null };

export interface AppendResult {
  /** Position of the last event written. */
  readonly position: Position;
  /** Revision of the last event written. */
  readonly revision: number;
  /** Hash of the last event written: what the next exact expectation carries. */
  readonly hash: string;
}

export interface EventBatch {
  readonly events: readonly Recorded[];
  /** Everything up to here was looked at, whether or not it matched: the next `after`, and the next checkpoint. */
  readonly scannedTo: Position;
}

export interface ReadStreamOptions {
  /** Exclusive revision to start from; left out means from the end the direction names. */
  readonly after?: number;
  readonly limit?: number;
  readonly direction?: 'forwards' | 'backwards';
}

export interface ReadAllOptions {
  /** Exclusive; the empty string means from the beginning. */
  readonly after: Position;
  readonly limit: number;
}

export interface SubscribeOptions {
  /** Exclusive; the empty string means from the beginning. */
  readonly after: Position;
  /** Stream prefixes wanted, for example `['consignment-']`; empty means every stream. */
  readonly prefixes: readonly string[];
  /** Most events in one batch. */
  readonly batchSize?: number;
  /**
   * Least time between two reads while events keep coming. The first event after a silence is delivered at
   * once; what follows within this time is gathered, so that a busy follower reads less often and more at
   * once. Left out: none. A store that pushes events by itself may do without.
   */
  readonly restMs?: number;
  /**
   * A follower that finds more than one event for each millisecond of its rest takes a millisecond for each
   * of them, and at most this long: a burst is gathered into fewer, larger batches. Left out: `restMs`.
   */
  readonly mostRestMs?: number;
  /** Ends the iteration. */
  readonly signal: AbortSignal;
}

/**
 * The only door to what happened. Nothing above it knows which adapter runs (docs/event-store.md).
 * Every adapter passes `event-store.contract.ts`.
 */
export abstract class EventStore {
  /**
   * Writes all events to one stream, or none.
   * The same ids with the same expectation again write nothing and answer the first result.
   * @throws WrongExpectedRevision when the stream is not where the caller believed it to be
   * @throws AppendTooLarge above 1 MiB, before anything is sent
   */
  abstract append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult>;

  /** Events of one stream; a stream that does not exist is empty. */
  abstract readStream(stream: string, options?: ReadStreamOptions): Promise<readonly Recorded[]>;

  /**
   * Events of every stream in the order they were committed. There are no more once `scannedTo` is the
   * `after` that was given: before that, a batch may hold fewer events than asked for, or none.
   * @throws PoisonEvent
   */
  abstract readAll(options: ReadAllOptions): Promise<EventBatch>;

  /**
   * Follows the store for ever: what is there already, then what comes, in batches; the next batch is
   * read when the consumer asks for it. Reconnects by itself. @throws PoisonEvent
   */
  abstract subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;

  /** Position of the newest event; the empty string for an empty store. */
  abstract lastPosition(): Promise<Position>;

  abstract close(): Promise<void>;
}
