import { isContention } from '@event-store/postgres/transient-error.js';

import type { DeliveryOutcome, DeliveryStore } from './delivery-store.js';
import { LOCKED_MS } from './when-unlocked.js';

const MAX_OUTCOMES = 100;
const MAX_DELAY_MS = 20;

interface PendingOutcome {
  readonly outcome: DeliveryOutcome;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes outcomes in batches of at most this size, after at most this delay. Those of locked deliveries follow later,
 * without delaying others.
 */
export class OutcomeWriter {
  private pending: PendingOutcome[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: Pick<DeliveryStore, 'write'>) {}

  /** Resolves once it is written. */
  write(outcome: DeliveryOutcome): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pending.push({ outcome, resolve, reject });
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
    const batch = this.pending;
    this.pending = [];
    void this.writeBatch(batch);
  }

  private async writeBatch(batch: readonly PendingOutcome[]): Promise<void> {
    try {
      const locked = new Set(await this.store.write(batch.map(({ outcome }) => outcome)));
      const isWritten = ({ outcome }: PendingOutcome) => !locked.has(outcome.deliveryId);
      for (const { resolve } of batch.filter(isWritten)) resolve();
      this.writeLater(batch.filter((one) => !isWritten(one)));
    } catch (error) {
      if (isContention(error)) this.writeLater(batch);
      else for (const { reject } of batch) reject(error);
    }
  }

  private writeLater(batch: readonly PendingOutcome[]): void {
    if (batch.length > 0) setTimeout(() => void this.writeBatch(batch), LOCKED_MS);
  }
}
