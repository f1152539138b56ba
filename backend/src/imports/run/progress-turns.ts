import { LRUCache } from 'lru-cache';

const MIN_INTERVAL_MS = 250;
/** Time between two turns, as a multiple of what the last one took: it counts all groups of a file. */
const INTERVAL_OF_DURATION = 6;
/** Imports whose turns are remembered; more than run at once. */
const MAX_IMPORTS = 100;

/** Turns in which runs save their progress: a few a second, over all jobs of a run, and fewer where that takes long. */
export class ProgressTurns {
  private readonly nextAt = new LRUCache<number, number>({ max: MAX_IMPORTS });

  /** Runs the work if it is time for it. */
  async run(importId: number, work: () => Promise<void>): Promise<void> {
    const startedAt = Date.now();
    if (startedAt < (this.nextAt.get(importId) ?? 0)) return;
    await work();
    const endedAt = Date.now();
    const pause = Math.max(MIN_INTERVAL_MS, INTERVAL_OF_DURATION * (endedAt - startedAt));
    this.nextAt.set(importId, endedAt + pause);
  }
}
