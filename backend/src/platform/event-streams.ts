import { createHash, randomUUID } from 'node:crypto';

import type { DomainEvent, Position } from '@contracts/events/domain-event.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';
import { WrongExpectedRevision } from '@event-store/event-store.errors.js';
import type { EventStore, ExpectedRevision, NewEvent } from '@event-store/event-store.js';

import type { Actor } from './actor.js';
import type { Clock } from './clock.js';
import { noSnapshots, type SnapshotStore } from './events/snapshots.js';
import type { StreamDefinition } from './events/stream-definition.js';
import { StreamLoader } from './events/stream-loader.js';
import { RecordNotFound } from './record-not-found.js';
import { currentRequest, recordWrittenPosition } from './request-context.js';

export type { StreamDefinition };

/** Random, or derived from the operation: the same operation on the same stream yields the same ids. */
export function eventId(operationId: string | undefined, stream: string, index: number): string {
  if (operationId === undefined) return randomUUID();
  const hex = createHash('sha256').update(`${operationId}/${stream}/${index}`).digest('hex');
  // UUID version 8, whose content is application-defined (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Whether an earlier request or process may have done the operation: true for all but the first attempt. */
function isPossiblyApplied(operationId: string | undefined): boolean {
  if (operationId === undefined) return false;
  const operation = currentRequest()?.operation;
  return !operation || operation.isResumed || !operationId.startsWith(operation.id);
}

/** Actor and required permission: records outside its scope do not exist. */
export interface Access {
  readonly actor: Actor;
  /** Null for the system, which has access to everything. */
  readonly permission: PermissionName | null;
  /**
   * Makes event ids deterministic, so that a repeated operation writes nothing new. An operation that appends twice
   * to one stream names each step: `${operationId}/offer`.
   */
  readonly operationId?: string;
}

/** Every state except the one before the first event. */
export type Known<State> = Exclude<State, { readonly phase: 'UNKNOWN' }>;

interface LoadedStream<State> {
  readonly state: State;
  /** -1 without events. */
  readonly revision: number;
  readonly hash: string | null;
  /** Position of this operation's earlier append to the stream; null if there is none. */
  readonly applied: Position | null;
}

const MAX_ATTEMPTS = 20;

/** Event streams of one aggregate. A stream belongs to a client; for anyone else it does not exist. */
export class EventStreams<State, Event extends DomainEvent> {
  private readonly loader: StreamLoader<State, Event>;

  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly definition: StreamDefinition<State, Event>,
    snapshots: SnapshotStore = noSnapshots,
  ) {
    this.loader = new StreamLoader(store, definition, snapshots);
  }

  /** @throws RecordNotFound when it does not exist or is out of scope */
  async load(id: number, access: Access): Promise<LoadedStream<Known<State>>> {
    const { state, ...loaded } = await this.readUnscoped(id, access.operationId);
    return { ...loaded, state: this.assertReachable(id, state, access) };
  }

  /**
   * Loads, decides and appends; decides again if another writer was first. Returns the new state. Skips an
   * operation that has been applied before.
   */
  async change(
    id: number,
    access: Access,
    decide: (state: Known<State>) => readonly Event[],
  ): Promise<Known<State>> {
    for (let attempt = 1; ; attempt += 1) {
      const loaded = await this.load(id, access);
      if (loaded.applied !== null) {
        recordWrittenPosition(loaded.applied);
        return loaded.state;
      }
      const written = await this.tryAppend(id, access, loaded, decide(loaded.state), attempt);
      if (written) return written.state;
    }
  }

  /** Writes the first events of a stream. @throws WrongExpectedRevision when the stream already exists */
  async create(id: number, access: Access, events: readonly Event[]): Promise<Known<State>> {
    const after = events.reduce(this.definition.evolve, this.definition.initial);
    const state = this.assertReachable(id, after, access);
    await this.append(id, access, state, events, 'noStream');
    return state;
  }

  /** Current state without a permission check: for internal work. */
  async readUnscoped(id: number, operationId?: string): Promise<LoadedStream<State>> {
    const stream = this.stream(id);
    if (operationId === undefined) return { ...(await this.loader.load(stream)), applied: null };

    // Reads from the beginning: an operation is recognised by its events.
    const first = eventId(operationId, stream, 0);
    let applied: Position | null = null;
    const folded = await this.loader.catchUp(stream, this.loader.beginning, ({ id, position }) => {
      if (id === first) applied = position;
    });
    return { ...folded, applied };
  }

  private async tryAppend(
    id: number,
    access: Access,
    loaded: LoadedStream<Known<State>>,
    events: readonly Event[],
    attempt: number,
  ): Promise<{ state: Known<State> } | null> {
    if (events.length === 0) return { state: loaded.state };
    const after = events.reduce<State>(this.definition.evolve, loaded.state);
    const state = this.assertReachable(id, after, access);
    try {
      await this.append(id, access, state, events, {
        revision: loaded.revision,
        hash: loaded.hash,
      });
      return { state };
    } catch (error) {
      if (error instanceof WrongExpectedRevision && attempt < MAX_ATTEMPTS) return null;
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
    const isNew = !isPossiblyApplied(access.operationId);
    const { position } = await this.store.append(stream, prepared, expected, { isNew });
    recordWrittenPosition(position);
  }

  private assertReachable(id: number, state: State, { actor, permission }: Access): Known<State> {
    const owner = this.definition.owner(state);
    if (!owner || (permission !== null && !actor.covers(permission, owner)))
      throw new RecordNotFound(this.stream(id));
    // The compiler cannot tell that a state with an owner exists.
    return state as Known<State>;
  }

  private stream(id: number): string {
    return `${this.definition.prefix}${id}`;
  }
}
