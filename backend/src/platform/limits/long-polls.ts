import { TooManyRequests } from './limit.errors.js';

/** Maximum concurrent calls that wait. */
interface PollLimits {
  readonly perReader: number;
  readonly perBackend: number;
}

const RETRY_AFTER_SECONDS = 5;

/** Limits the calls that wait for something new, in total and per reader. */
export class LongPolls {
  private readonly open = new Map<number, number>();
  private total = 0;

  constructor(private readonly limits: PollLimits) {}

  /** @throws TooManyRequests */
  run<Result>(readerId: number, work: () => Promise<Result>): Promise<Result> {
    return this.runOr(readerId, work, () =>
      Promise.reject(new TooManyRequests(RETRY_AFTER_SECONDS)),
    );
  }

  /** Runs `fallback` instead if too many calls wait. */
  async runOr<Result>(
    readerId: number,
    work: () => Promise<Result>,
    fallback: () => Promise<Result>,
  ): Promise<Result> {
    const own = this.open.get(readerId) ?? 0;
    if (own >= this.limits.perReader || this.total >= this.limits.perBackend) return fallback();
    this.open.set(readerId, own + 1);
    this.total += 1;
    try {
      return await work();
    } finally {
      this.total -= 1;
      const left = (this.open.get(readerId) ?? 1) - 1;
      if (left > 0) this.open.set(readerId, left);
      else this.open.delete(readerId);
    }
  }
}
