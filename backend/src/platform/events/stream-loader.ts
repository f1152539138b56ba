import type { DomainEvent, Recorded } from '@contracts/events/domain-event.js';
import type { EventStore } from '@event-store/event-store.js';
import { streamPages } from '@event-store/stream-pages.js';

import { noSnapshots, type SnapshotStore } from './snapshots.js';
import type { StreamDefinition } from './stream-definition.js';

/** Events between two snapshots: the maximum read after a start. */
const SNAPSHOT_INTERVAL = 500;

/** A stream folded up to one of its events. */
export interface Folded<State> {
  readonly state: State;
  /** -1 without events. */
  readonly revision: number;
  readonly hash: string | null;
}

/** Folds streams a page at a time, from their last snapshot where the definition provides for one. */
export class StreamLoader<State, Event extends DomainEvent> {
  /** Revision of the last known snapshot, by stream. */
  private readonly snapshotRevisions = new Map<string, number>();
  private readonly saving = new Set<string>();

  constructor(
    private readonly store: EventStore,
    private readonly definition: Pick<
      StreamDefinition<State, Event>,
      'initial' | 'evolve' | 'snapshots'
    >,
    private readonly snapshots: SnapshotStore = noSnapshots,
  ) {}

  /** A stream before its first event. */
  get beginning(): Folded<State> {
    return { state: this.definition.initial, revision: -1, hash: null };
  }

  async load(stream: string): Promise<Folded<State>> {
    return this.catchUp(stream, await this.fromSnapshot(stream));
  }

  /** Folds the events that follow; `visit` sees each of them. */
  async catchUp(
    stream: string,
    from: Folded<State>,
    visit: (event: Recorded) => void = () => undefined,
  ): Promise<Folded<State>> {
    let folded = from;
    for await (const events of streamPages(this.store, stream, from.revision)) {
      events.forEach(visit);
      folded = events.reduce((before, event) => this.next(before, event), folded);
      this.snapshotIfDue(stream, folded);
    }
    return folded;
  }

  /** Takes a snapshot in the background when enough events have followed the last one. */
  snapshotIfDue(stream: string, { state, revision, hash }: Folded<State>): void {
    const { snapshots: form } = this.definition;
    if (!form || hash === null || this.saving.has(stream)) return;
    const last = this.snapshotRevisions.get(stream) ?? -1;
    if (revision - last < SNAPSHOT_INTERVAL) return;

    this.saving.add(stream);
    this.snapshotRevisions.set(stream, revision);
    void this.snapshots
      .save(stream, form.version, { revision, hash, state: form.encode(state) })
      .catch(() => this.snapshotRevisions.delete(stream)) // only a cache: the next snapshot is a new attempt
      .finally(() => this.saving.delete(stream));
  }

  /** A snapshot is used only if its event is in the stream. */
  private async fromSnapshot(stream: string): Promise<Folded<State>> {
    const { snapshots: form } = this.definition;
    if (!form) return this.beginning;
    // Without the cache the stream itself is read.
    const found = await this.snapshots.find(stream, form.version).catch(() => null);
    if (!found) return this.beginning;

    const { revision, hash } = found;
    const [event] = await this.store.readStream(stream, { after: revision - 1, limit: 1 });
    if (event?.revision !== revision || event.metadata.hash !== hash) return this.beginning;
    const state = form.decode(found.state);
    if (state === null) return this.beginning;
    this.snapshotRevisions.set(stream, revision);
    return { state, revision, hash };
  }

  private next({ state }: Folded<State>, event: Recorded): Folded<State> {
    return {
      // Upcasters guarantee that stored events have their current schema.
      state: this.definition.evolve(state, event as unknown as Event),
      revision: event.revision,
      hash: event.metadata.hash,
    };
  }
}
