import { LRUCache } from 'lru-cache';

const MIN_INTERVAL_MS = 250;
/** Pause between two saves, as a multiple of how long the last one took: each counts all groups of a file. */
const INTERVAL_FACTOR = 6;
/** Imports that are tracked; more than run at once. */
const MAX_IMPORTS = 100;

/** Limits how often runs save their progress: a few times a second for all its jobs, less often if that is slow. */
export class ProgressThrottle {
  private readonly nextAt = new LRUCache<number, number>({ max: MAX_IMPORTS });

  /** Runs the work unless the last run was too recent. */
  async run(importId: number, work: () => Promise<void>): Promise<void> {
    const startedAt = Date.now();
    if (startedAt < (this.nextAt.get(importId) ?? 0)) return;
    await work();
    const endedAt = Date.now();
    const pause = Math.max(MIN_INTERVAL_MS, INTERVAL_FACTOR * (endedAt - startedAt));
    this.nextAt.set(importId, endedAt + pause);
  }
}
