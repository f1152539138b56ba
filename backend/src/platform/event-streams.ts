import type { DomainEvent, Position } from '@contracts/events/domain-event.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';
import { WrongExpectedRevision } from '@event-store/event-store.errors.js';
import type { EventStore, ExpectedRevision, NewEvent } from '@event-store/event-store.js';

import type { Actor, Ownership } from './actor.js';
import type { Clock } from './clock.js';
import { eventId } from './event-id.js';
import { RecordNotFound } from './record-not-found.js';
import { noteWritten } from './request-scope.js';

/** How the streams of one kind of aggregate are read. */
export interface StreamDefinition<State, Event extends DomainEvent> {
  /** For example `consignment-`. */
  readonly prefix: string;
  readonly schemaVersion: number;
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
  /** Whose it is; null while it does not exist. */
  readonly owner: (state: State) => Ownership | null;
}

/** Who asks, and with which right: a record the right does not reach does not exist. */
export interface Access {
  readonly actor: Actor;
  /** Null for the system's own work, which reaches everything. */
  readonly permission: PermissionName | null;
  /**
   * Makes the event ids repeatable, so that the same operation tried again writes nothing new. An operation
   * that appends twice to one stream gives each step a name: `${operationId}/offer`.
   */
  readonly operationId?: string;
}

export interface LoadedStream<State> {
  readonly state: State;
  /** -1 when there is nothing yet. */
  readonly revision: number;
  readonly hash: string | null;
  /** Where the operation that asks has written to this stream already; null when it has not. */
  readonly applied: Position | null;
}

const MOST_ATTEMPTS = 20;

/** The streams of one kind of aggregate. A stream belongs to a client; for anyone else it does not exist. */
export class EventStreams<State, Event extends DomainEvent> {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly definition: StreamDefinition<State, Event>,
  ) {}

  /** @throws RecordNotFound when it does not exist, or is out of reach */
  async load(id: number, access: Access): Promise<LoadedStream<State>> {
    const loaded = await this.read(id, access.operationId);
    this.assertReachable(id, loaded.state, access);
    return loaded;
  }

  /**
   * Loads, decides, appends; decides afresh if another writer got there first. Answers the state after.
   * What the same operation has done before is not decided again.
   */
  async change(
    id: number,
    access: Access,
    decide: (state: State) => readonly Event[],
  ): Promise<State> {
    for (let attempt = 1; ; attempt += 1) {
      const loaded = await this.load(id, access);
      if (loaded.applied !== null) {
        noteWritten(loaded.applied);
        return loaded.state;
      }
      const written = await this.tryAppend(id, access, loaded, decide(loaded.state), attempt);
      if (written) return written.state;
    }
  }

  /** Writes the first events of a stream. @throws WrongExpectedRevision when the stream exists already */
  async create(id: number, access: Access, events: readonly Event[]): Promise<State> {
    const state = events.reduce(this.definition.evolve, this.definition.initial);
    this.assertReachable(id, state, access);
    await this.append(id, access, state, events, 'noStream');
    return state;
  }

  /** The state now, whoever asks: for the system's own work. */
  async read(id: number, operationId?: string): Promise<LoadedStream<State>> {
    const stream = this.stream(id);
    const first = operationId === undefined ? null : eventId(operationId, stream, 0);
    const events = await this.store.readStream(stream);
    const start = { state: this.definition.initial, revision: -1, hash: null, applied: null };
    return events.reduce<LoadedStream<State>>(
      ({ state, applied }, event) => ({
        // The registry of upcasters vouches for the shape: what comes out of the store is today's event.
        state: this.definition.evolve(state, event as unknown as Event),
        revision: event.revision,
        hash: event.metadata.hash,
        applied: event.id === first ? event.position : applied,
      }),
      start,
    );
  }

  private async tryAppend(
    id: number,
    access: Access,
    loaded: LoadedStream<State>,
    events: readonly Event[],
    attempt: number,
  ): Promise<{ state: State } | null> {
    if (events.length === 0) return { state: loaded.state };
    const state = events.reduce(this.definition.evolve, loaded.state);
    try {
      await this.append(id, access, state, events, {
        revision: loaded.revision,
        hash: loaded.hash,
      });
      return { state };
    } catch (error) {
      if (error instanceof WrongExpectedRevision && attempt < MOST_ATTEMPTS) return null;
      throw error;
    }
  }

  private async append(
    id: number,
    access: Access,
    after: State,
    events: readonly Event[],
    expected: ExpectedRevision,
  ): Promise<void> {
    const stream = this.stream(id);
    const owner = this.definition.owner(after);
    const recordedAt = this.clock.now().toISOString();
    const prepared = events.map((event, index): NewEvent => ({
      ...event,
      id: eventId(access.operationId, stream, index),
      metadata: {
        actor: access.actor.identity,
        clientId: owner?.clientId ?? null,
        customerId: owner?.customerId ?? null,
        ...access.actor.trail,
        recordedAt,
        schemaVersion: this.definition.schemaVersion,
      },
    }));
    const { position } = await this.store.append(stream, prepared, expected);
    noteWritten(position);
  }

  private assertReachable(id: number, state: State, { actor, permission }: Access): void {
    const owner = this.definition.owner(state);
    if (!owner || (permission !== null && !actor.covers(permission, owner)))
      throw new RecordNotFound(this.stream(id));
  }

  private stream(id: number): string {
    return `${this.definition.prefix}${id}`;
  }
}
