import { TooBusy, TooManyRequests } from './limit.errors.js';

interface QueueLimits {
  /** Work under way at once, of everybody and of one key. */
  readonly running: number;
  readonly runningPerKey: number;
  /** Work that may wait, of everybody and of one key. */
  readonly waiting: number;
  readonly waitingPerKey: number;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Bounds work that is done at once. What waits is taken in turns by key (an address, a user), in order within each:
 * a heavy caller waits behind its own requests.
 */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  private readonly runningOf = new Map<string, number>();
  /** Keys whose turn comes next first. */
  private readonly waitingOf = new Map<string, (() => void)[]>();

  constructor(private readonly limits: QueueLimits) {}

  /** @throws TooManyRequests if too much of this key waits, TooBusy if too much of all */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(key);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Waits for its turn; call what it returns once when the work is done. @throws as `run` */
  async enter(key: string): Promise<() => void> {
    if (this.mayStart(key) && !this.waitingOf.has(key)) this.start(key);
    else await this.turnOf(key);
    return () => {
      this.end(key);
    };
  }

  private turnOf(key: string): Promise<void> {
    const line = this.waitingOf.get(key) ?? [];
    if (line.length >= this.limits.waitingPerKey) throw new TooManyRequests(RETRY_AFTER_SECONDS);
    if (this.waiting >= this.limits.waiting) throw new TooBusy(RETRY_AFTER_SECONDS);
    this.waitingOf.set(key, line);
    this.waiting += 1;
    return new Promise((resolve) => line.push(resolve));
  }

  private mayStart(key: string): boolean {
    const own = this.runningOf.get(key) ?? 0;
    return this.running < this.limits.running && own < this.limits.runningPerKey;
  }

  private start(key: string): void {
    this.running += 1;
    this.runningOf.set(key, (this.runningOf.get(key) ?? 0) + 1);
  }

  private end(key: string): void {
    this.running -= 1;
    const own = (this.runningOf.get(key) ?? 0) - 1;
    if (own > 0) this.runningOf.set(key, own);
    else this.runningOf.delete(key);
    this.startNext();
  }

  private startNext(): void {
    for (const [key, line] of this.waitingOf) {
      if (!this.mayStart(key)) continue;
      const next = line.shift();
      // to the end of the round
      this.waitingOf.delete(key);
      if (line.length > 0) this.waitingOf.set(key, line);
      if (!next) continue;
      this.waiting -= 1;
      this.start(key);
      next();
      return;
    }
  }
}
