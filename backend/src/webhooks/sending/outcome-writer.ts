import type { DeliveryOutcome, DeliveryStore } from './delivery-store.js';

const MAX_OUTCOMES = 100;
const MAX_DELAY_MS = 20;

/** Writes outcomes in batches of at most this size, after at most this delay. */
export class OutcomeWriter {
  private pending: DeliveryOutcome[] = [];
  private waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: Pick<DeliveryStore, 'write'>) {}

  /** Resolves once it is written. */
  write(outcome: DeliveryOutcome): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pending.push(outcome);
      this.waiting.push({ resolve, reject });
      if (this.pending.length >= MAX_OUTCOMES) this.flush();
      else
        this.timer ??= setTimeout(() => {
          this.flush();
        }, MAX_DELAY_MS);
    });
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { pending, waiting } = this;
    this.pending = [];
    this.waiting = [];
    this.store.write(pending).then(
      () => {
        for (const { resolve } of waiting) resolve();
      },
      (error: unknown) => {
        for (const { reject } of waiting) reject(error);
      },
    );
  }
}
