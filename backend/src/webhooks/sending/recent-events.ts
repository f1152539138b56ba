import { LRUCache } from 'lru-cache';

import type { PositionedEvent, PublicEventQueries } from '../../event-feed/index.js';

/** Events in memory: about 10 MB. An older one is read again. */
const MAX_EVENTS = 5_000;
/** The journal is the source of truth: what it no longer contains is not sent for much longer than this. */
const MAX_AGE_MS = 60_000;

type Journal = Pick<PublicEventQueries, 'read' | 'find' | 'findPositionBefore'>;

/**
 * The journal as the sender reads it: keeps the events of recent pages, so that most calls need no query of their own,
 * and subscriptions to the same events share them.
 */
export class RecentEvents implements Journal {
  private readonly recent = new LRUCache<string, PositionedEvent>({
    max: MAX_EVENTS,
    ttl: MAX_AGE_MS,
    perf: { now: () => performance.now() }, // lru-cache captures `performance` when it is imported, before tests install fake timers
  });

  constructor(private readonly journal: Journal) {}

  async read(...request: Parameters<Journal['read']>): ReturnType<Journal['read']> {
    const page = await this.journal.read(...request);
    for (const event of page.events) this.recent.set(event.id, event);
    return page;
  }

  async find(id: string): Promise<PositionedEvent | null> {
    return this.recent.get(id) ?? (await this.journal.find(id));
  }

  findPositionBefore(instant: Date): ReturnType<Journal['findPositionBefore']> {
    return this.journal.findPositionBefore(instant);
  }
}
