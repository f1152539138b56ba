import { TooManyRequests } from '../platform/limits/limit.errors.js';

const MAX_OF_A_READER = 4;
const MAX_OF_A_BACKEND = 200;
const RETRY_AFTER_SECONDS = 5;

/** Limits the calls that wait for events, in total and per reader. */
export class LongPolls {
  private readonly open = new Map<number, number>();
  private all = 0;

  /** @throws TooManyRequests */
  async run<Result>(readerId: number, work: () => Promise<Result>): Promise<Result> {
    const own = this.open.get(readerId) ?? 0;
    if (own >= MAX_OF_A_READER || this.all >= MAX_OF_A_BACKEND)
      throw new TooManyRequests(RETRY_AFTER_SECONDS);
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
