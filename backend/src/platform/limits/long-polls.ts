import { TooManyRequests } from './limit.errors.js';

/** Maximum concurrent calls that wait. */
interface PollLimits {
  readonly ofReader: number;
  readonly ofBackend: number;
}

const RETRY_AFTER_SECONDS = 5;

/** Limits the calls that wait for something new, in total and per reader. */
export class LongPolls {
  private readonly open = new Map<number, number>();
  private all = 0;

  constructor(private readonly limits: PollLimits) {}

  /** @throws TooManyRequests */
  run<Result>(readerId: number, work: () => Promise<Result>): Promise<Result> {
    return this.runOr(readerId, work, () =>
      Promise.reject(new TooManyRequests(RETRY_AFTER_SECONDS)),
    );
  }

  /** Does `instead` if too many calls wait. */
  async runOr<Result>(
    readerId: number,
    work: () => Promise<Result>,
    instead: () => Promise<Result>,
  ): Promise<Result> {
    const own = this.open.get(readerId) ?? 0;
    if (own >= this.limits.ofReader || this.all >= this.limits.ofBackend) return instead();
    this.open.set(readerId, own + 1);
    this.all += 1;
    try {
      return await work();
    } finally {
      this.all -= 1;
      const left = (this.open.get(readerId) ?? 1) - 1;
      if (left > 0) this.open.set(readerId, left);
      else this.open.delete(readerId);
    }
  }
}
