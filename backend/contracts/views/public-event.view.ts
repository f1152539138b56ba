import type { PublicEventType } from '../public-events/public-event-types.js';

/** A value of JSON. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A public event as it is answered and sent (docs/event-feed.md). */
export interface PublicEventView {
  readonly type: PublicEventType;
  readonly version: number;
  /** The same however often and wherever it is read or sent. */
  readonly id: string;
  /** When it was recorded here, ISO instant in UTC. */
  readonly timestamp: string;
  readonly livemode: boolean;
  readonly data: Readonly<Record<string, Json>>;
}

/** Answer of GET /events. */
export interface EventFeedView {
  readonly events: readonly PublicEventView[];
  /** For `after` of the next call; also when there are no events. */
  readonly cursor: string;
  /** True if more can be read at once. */
  readonly hasMore: boolean;
}

/** One version of a type in the answer of GET /event-type. */
export interface EventTypeView {
  readonly type: PublicEventType;
  readonly version: number;
  readonly description: string;
  /** JSON Schema of an event. */
  readonly schema: Readonly<Record<string, Json>>;
  readonly example: PublicEventView;
}
