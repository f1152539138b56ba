/** Burst size, in seconds' worth of calls. */
const BURST_SECONDS = 0.1;

/** Limits how many calls begin in a second. */
export class TokenBucket {
  private tokens: number;
  private readonly capacity: number;
  private refilledAt: number;

  /** @param now milliseconds on a clock that is never set back */
  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.capacity = Math.max(perSecond * BURST_SECONDS, 1);
    this.tokens = this.capacity;
    this.refilledAt = now();
  }

  /** Calls that may begin now. */
  get room(): number {
    this.refill();
    return Math.floor(this.tokens);
  }

  /** Milliseconds until one may begin. */
  get waitMs(): number {
    this.refill();
    return this.tokens >= 1 ? 0 : Math.ceil(((1 - this.tokens) / this.perSecond) * 1_000);
  }

  spend(calls: number): void {
    this.tokens -= calls;
  }

  private refill(): void {
    const now = this.now();
    this.tokens = Math.min(
      this.tokens + ((now - this.refilledAt) / 1_000) * this.perSecond,
      this.capacity,
    );
    this.refilledAt = now;
  }
}
