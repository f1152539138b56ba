import { LRUCache } from 'lru-cache';

import type { Recorded } from '@contracts/events/domain-event.js';
import type { EventStore } from '@event-store/event-store.js';
import { findChainBreak, type ChainBreak, type ChainLink } from '@event-store/hash-chain.js';

const descriptions: Readonly<Record<ChainBreak, string>> = {
  gap: 'does not follow the event before it',
  altered: 'is not as it was written',
  unlinked: 'is not linked to the event before it',
};

/** Maximum number of stream ends in memory; others are read again with their next event. */
const MAX_CACHED_ENDS = 100_000;

/** Checks that every stream is in order and complete, with an intact hash chain. Expects the events in order. */
export class StreamAuditor {
  private readonly ends: LRUCache<string, ChainLink>;
  events = 0;
  streams = 0;

  constructor(
    private readonly store: Pick<EventStore, 'readStream'>,
    maxEnds = MAX_CACHED_ENDS,
  ) {
    this.ends = new LRUCache({ max: maxEnds });
  }

  /** Describes the defects of the events. */
  async check(events: readonly Recorded[]): Promise<string[]> {
    const defects: string[] = [];
    for (const event of events) {
      const { stream, revision, metadata } = event;
      const defect = findChainBreak(event, await this.endBefore(event));
      this.ends.set(stream, { revision, hash: metadata.hash });
      this.events += 1;
      if (revision === 0) this.streams += 1;
      if (defect)
        defects.push(`${stream}, revision ${revision}: ${event.type} ${descriptions[defect]}`);
    }
    return defects;
  }

  /** End of the stream before the event; it was checked when it was read. */
  private async endBefore({ stream, revision }: Recorded): Promise<ChainLink | undefined> {
    const end = this.ends.get(stream);
    if (end || revision === 0) return end;
    const [before] = await this.store.readStream(stream, { after: revision - 2, limit: 1 });
    return before && { revision: before.revision, hash: before.metadata.hash };
  }
}
