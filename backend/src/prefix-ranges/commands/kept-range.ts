import { randomUUID } from 'node:crypto';

import type { EventContext, Recorded } from '@contracts/events/domain-event.js';
import { prefixRangeStream, type PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';
import { WrongExpectedRevision } from '@event-store/event-store.errors.js';
import type { EventStore } from '@event-store/event-store.js';

import { noteWritten } from '../../platform/request-scope.js';
import { evolve, unknownRange, type PrefixRange } from '../domain/prefix-range.js';

const READ_SIZE = 2_000;

interface Kept {
  readonly state: PrefixRange;
  readonly revision: number;
  readonly hash: string | null;
}

const nothing: Kept = { state: unknownRange, revision: -1, hash: null };

/**
 * One range's state, kept in memory between appends: a range has hundreds of thousands of numbers, and
 * reading them again for each consignment would cost more than everything else. Another process may
 * append, too; then an append fails here, and only what is new is read.
 */
export class KeptRange {
  private kept = nothing;

  constructor(
    private readonly store: EventStore,
    private readonly prefixRangeId: number,
  ) {}

  get state(): PrefixRange {
    return this.kept.state;
  }

  /** Reads what was appended since. */
  async catchUp(): Promise<void> {
    for (;;) {
      const { revision: after } = this.kept;
      const events = await this.store.readStream(this.stream, { after, limit: READ_SIZE });
      this.kept = events.reduce(this.next, this.kept);
      if (events.length < READ_SIZE) return;
    }
  }

  /** False when another process appended first: catch up and decide again. */
  async append(events: readonly PrefixRangeEvent[], context: EventContext): Promise<boolean> {
    const { revision, hash, state } = this.kept;
    const prepared = events.map((event) => ({ ...event, id: randomUUID(), metadata: context }));
    try {
      const written = await this.store.append(this.stream, prepared, { revision, hash });
      noteWritten(written.position);
      this.kept = {
        state: events.reduce(evolve, state),
        revision: written.revision,
        hash: written.hash,
      };
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      // Nobody knows whether it was written: what is kept here may be wrong from now on.
      this.kept = nothing;
      throw error;
    }
  }

  private readonly next = ({ state }: Kept, event: Recorded): Kept => ({
    // What comes out of the store is today's event: the registry of upcasters vouches for it.
    state: evolve(state, event as unknown as PrefixRangeEvent),
    revision: event.revision,
    hash: event.metadata.hash,
  });

  private get stream(): string {
    return `${prefixRangeStream.prefix}${this.prefixRangeId}`;
  }
}
