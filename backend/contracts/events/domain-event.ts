/** A fact of the business, named in the past tense. `type` is its name for ever. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** Whose hand it was. `id` is the user's id; 0 is the system itself (jobs, carrier feeds). */
export interface EventActor {
  readonly id: number;
  readonly name: string;
  readonly kind: 'USER' | 'API_KEY' | 'SYSTEM';
  /** Name of the person or company the actor stood in for; null when it acted for itself. */
  readonly onBehalfOf: string | null;
}

/** What is known about an event besides the fact itself. */
export interface EventContext {
  readonly actor: EventActor;
  readonly clientId: number | null;
  readonly customerId: number | null;
  /** One user action, across every stream and job it touches. */
  readonly correlationId: string;
  /** Id of the event that led to this one; null when a person did. */
  readonly causationId: string | null;
  /** ISO 8601, UTC, from the Clock port: the business time. The store's own timestamp is never used. */
  readonly recordedAt: string;
  /** Shape of `data`; older shapes are lifted by the upcaster beside the event. */
  readonly schemaVersion: number;
}

export interface EventMetadata extends EventContext {
  /** Hash of the event before it in its stream; null for the first one, or where the expectation was `any`. */
  readonly prevHash: string | null;
  /** SHA-256 over the canonical JSON of the event and `prevHash` (docs/event-store.md). */
  readonly hash: string;
}

/**
 * Where an event stands among all events: opaque, ordered by plain string comparison,
 * comparable only inside one event store. The empty string comes before every event.
 */
export type Position = string;

/** An event as it stands in the store: what happened, to what, when and by whose hand. */
export type Recorded<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  /** For example `consignment-4711`. */
  readonly stream: string;
  /** 0 for the first event of its stream. */
  readonly revision: number;
  readonly position: Position;
  readonly metadata: EventMetadata;
};
