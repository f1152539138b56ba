/** A business fact, named in the past tense. `type` never changes. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** The actor that caused the event. `id` is the user's id; 0 is the system itself (jobs, carrier feeds). */
export interface EventActor {
  readonly id: number;
  readonly name: string;
  readonly kind: 'USER' | 'API_KEY' | 'SYSTEM';
  /** Name of the person or company the actor acted for; null when it acted for itself. */
  readonly onBehalfOf: string | null;
}

/** Metadata recorded with an event. */
export interface EventContext {
  readonly actor: EventActor;
  readonly clientId: number | null;
  readonly customerId: number | null;
  /** Identifies one user action across every stream and job it touches. */
  readonly correlationId: string;
  /** Id of the event that caused this one; null for a user action. */
  readonly causationId: string | null;
  /** ISO 8601, UTC, from the Clock port: the business time. The store's own timestamp is never used. */
  readonly recordedAt: string;
  /** Schema version of `data`; the upcaster next to the event converts older versions. */
  readonly schemaVersion: number;
}

export interface EventMetadata extends EventContext {
  /** Hash of the previous event of the stream; null for the first, or when appended with expected revision `any`. */
  readonly prevHash: string | null;
  /** SHA-256 over the canonical JSON of the event and `prevHash` (docs/event-store.md). */
  readonly hash: string;
}

/**
 * Position of an event in the store: opaque, ordered by plain string comparison, comparable only within one store.
 * The empty string precedes every event.
 */
export type Position = string;

/** An event as stored: the fact, its stream and its metadata. */
export type Recorded<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  /** For example `consignment-4711`. */
  readonly stream: string;
  /** 0 for the first event of its stream. */
  readonly revision: number;
  readonly position: Position;
  readonly metadata: EventMetadata;
};
