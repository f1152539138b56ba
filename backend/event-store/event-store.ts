import type {
  DomainEvent,
  EventContext,
  Position,
  Recorded,
} from '@contracts/events/domain-event.js';

/** An event to append. `id` is a UUID chosen by the caller, by which a retry is recognised. */
export type NewEvent = DomainEvent & {
  readonly id: string;
  readonly metadata: EventContext;
};

/**
 * Expected revision of the stream. The exact form includes the hash of the last event the caller has seen, which
 * continues the stream's hash chain; aggregates only use this form or `noStream`.
 */
export type ExpectedRevision =
  'any' | 'noStream' | 'streamExists' | { readonly revision: number; readonly hash: string | null };

export interface AppendOptions {
  /**
   * The ids were generated for this call, so the events cannot exist yet and the store does not have to look for them.
   * Defaults to false.
   */
  readonly isNew?: boolean;
}

export interface AppendResult {
  /** Position of the last event written. */
  readonly position: Position;
  /** Revision of the last event written. */
  readonly revision: number;
  /** Hash of the last event written, for the next exact expectation. */
  readonly hash: string;
}

export interface EventBatch {
  readonly events: readonly Recorded[];
  /** Everything up to here was scanned, whether or not it matched: the next `after`, and the next checkpoint. */
  readonly scannedTo: Position;
}

export interface ReadStreamOptions {
  /** Exclusive revision to start from; defaults to the end given by the direction. */
  readonly after?: number;
  /** Maximum events returned: a stream may be of any length. See `streamPages` for all of them. */
  readonly limit: number;
  readonly direction?: 'forwards' | 'backwards';
}

export interface ReadAllOptions {
  /** Exclusive; the empty string starts at the beginning. */
  readonly after: Position;
  readonly limit: number;
}

export interface SubscribeOptions {
  /** Exclusive; the empty string starts at the beginning. */
  readonly after: Position;
  /** Stream prefixes to read, for example `['consignment-']`; empty for all streams. */
  readonly prefixes: readonly string[];
  /** Maximum events in one batch. */
  readonly batchSize?: number;
  /**
   * Minimum time between two reads while events keep coming. The first event after a pause is delivered at once;
   * later ones within this time are batched, so that a busy follower reads less often. Defaults to none.
   */
  readonly minIntervalMs?: number;
  /**
   * Maximum time between two reads: a follower that receives more than one event per millisecond of its interval
   * waits one millisecond per event, up to this limit, so that a burst forms fewer, larger batches. A follower whose
   * last two reads found only events of other streams waits this long. Defaults to `minIntervalMs`.
   */
  readonly maxIntervalMs?: number;
  /** Name of the follower in traces. */
  readonly follower?: string;
  /** Ends the iteration. */
  readonly signal: AbortSignal;
}

/** Concurrent reads of a store that reads one stream at a time: few, so that others are not starved. */
const READ_CONCURRENCY = 3;

/**
 * Port of the event store. Code above it does not know which adapter runs (docs/event-store.md). Every adapter
 * passes `event-store.contract.ts`.
 */
export abstract class EventStore {
  /**
   * Writes all events to one stream, or none. Repeating the same ids with the same expectation writes nothing and
   * returns the first result.
   * @throws WrongExpectedRevision when the stream is not at the expected revision
   * @throws AppendTooLarge above 1 MiB, before anything is sent
   */
  abstract append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    options?: AppendOptions,
  ): Promise<AppendResult>;

  /** Returns the events of one stream; empty if it does not exist. */
  abstract readStream(stream: string, options: ReadStreamOptions): Promise<readonly Recorded[]>;

  /**
   * Returns the first events of each of these streams, at most `limit` of each; empty for one that does not exist. A
   * store that can do so uses a single query.
   */
  async readStreams(
    streams: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly Recorded[]>> {
    const found = new Map<string, readonly Recorded[]>(streams.map((stream) => [stream, []]));
    for (let start = 0; start < streams.length; start += READ_CONCURRENCY)
      await Promise.all(
        streams.slice(start, start + READ_CONCURRENCY).map(async (stream) => {
          found.set(stream, await this.readStream(stream, { limit }));
        }),
      );
    return found;
  }

  /**
   * Returns events of every stream in commit order. The end is reached once `scannedTo` equals the given `after`;
   * until then a batch may hold fewer events than requested, or none.
   * @throws PoisonEvent
   */
  abstract readAll(options: ReadAllOptions): Promise<EventBatch>;

  /**
   * Follows the store indefinitely, in batches: existing events, then new ones. The next batch is read when the
   * consumer requests it. Reconnects automatically.
   * @throws PoisonEvent
   */
  abstract subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;

  /** Position of the newest event; the empty string for an empty store. */
  abstract lastPosition(): Promise<Position>;

  abstract close(): Promise<void>;
}
