import { DomainError } from '../domain-error.js';

/** So many files wait already that another would not be read in time. */
export class TooManyWaiting extends DomainError {
  readonly code = 'upload.too_many';
  readonly refusal = 'tooManyRequests';
}

export interface SlotLimits {
  /** At work at once. */
  readonly slots: number;
  /** Waiting at most, of one owner. */
  readonly maxWaiting: number;
  /** Said to who would be one more. */
  readonly refusal: string;
}

/**
 * Lets so many pieces of work run at once. Owners take turns and none takes every slot, so that one's many do not hold
 * up another's one.
 */
export class FairSlots {
  private readonly running = new Map<string, number>();
  /** Owners in the order of their turns. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private used = 0;

  constructor(private readonly limits: SlotLimits) {}

  /** Resolves when it is the owner's turn, with what ends it. @throws TooManyWaiting */
  async take(owner: string): Promise<() => void> {
    const queue = this.waiting.get(owner) ?? [];
    if (queue.length >= this.limits.maxWaiting) throw new TooManyWaiting(this.limits.refusal);
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      this.waiting.set(owner, queue);
      this.startNext();
    });
    return () => {
      this.count(owner, -1);
      this.startNext();
    };
  }

  private startNext(): void {
    const { slots } = this.limits;
    const most = Math.max(1, slots - 1);
    for (const [owner, queue] of this.waiting) {
      if (this.used >= slots) return;
      if ((this.running.get(owner) ?? 0) >= most) continue;
      const start = queue.shift();
      // Whoever had a turn goes to the end.
      this.waiting.delete(owner);
      if (queue.length > 0) this.waiting.set(owner, queue);
      this.count(owner, 1);
      start?.();
    }
  }

  private count(owner: string, change: 1 | -1): void {
    this.used += change;
    const now = (this.running.get(owner) ?? 0) + change;
    if (now === 0) this.running.delete(owner);
    else this.running.set(owner, now);
  }
}
