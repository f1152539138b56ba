import type { PublicEventType } from '../public-events/public-event-types.js';

/** A JSON value. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A public event as returned by the API and sent to webhooks (docs/event-feed.md). */
export interface PublicEventView {
  readonly type: PublicEventType;
  readonly version: number;
  /** Stable across reads and deliveries. */
  readonly id: string;
  /** When it was recorded here, ISO instant in UTC. */
  readonly timestamp: string;
  readonly livemode: boolean;
  readonly data: Readonly<Record<string, Json>>;
}

/** Response of GET /events. */
export interface EventFeedView {
  readonly events: readonly PublicEventView[];
  /** Value of `after` for the next call, even if there are no events. */
  readonly cursor: string;
  /** True if more events are available now. */
  readonly hasMore: boolean;
}

/** An API key that reads the event feed, as returned by GET /events/reader. */
export interface EventReaderView {
  readonly apiKeyId: number;
  /** Reference of the key. */
  readonly name: string;
  readonly clientName: string;
  /** ISO instant of its last call, accurate to a minute. */
  readonly readAt: string;
  /** Events after the last one it has read; 500 means 500 or more. */
  readonly behind: number;
  /** ISO instant of the oldest of these events; null if there are none. */
  readonly behindSince: string | null;
}

/** One version of an event type, as returned by GET /event-type. */
export interface EventTypeView {
  readonly type: PublicEventType;
  readonly version: number;
  readonly description: string;
  /** JSON Schema of an event. */
  readonly schema: Readonly<Record<string, Json>>;
  readonly example: PublicEventView;
}
