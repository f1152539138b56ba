import { isContention } from '@event-store/postgres/transient-error.js';

import type { DeliveryOutcome, DeliveryStore } from './delivery-store.js';
import { LOCKED_MS } from './when-unlocked.js';

const MAX_OUTCOMES = 100;

interface PendingOutcome {
  readonly outcome: DeliveryOutcome;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes outcomes at once, and those that arrive during a write together after it: a call waits for its outcome before
 * the next one begins. Those of locked deliveries follow later, without delaying others.
 */
export class OutcomeWriter {
  private pending: PendingOutcome[] = [];
  private isWriting = false;

  constructor(private readonly store: Pick<DeliveryStore, 'write'>) {}

  /** Resolves once it is written. */
  write(outcome: DeliveryOutcome): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pending.push({ outcome, resolve, reject });
      if (!this.isWriting) void this.writePending();
    });
  }

  private async writePending(): Promise<void> {
    this.isWriting = true;
    while (this.pending.length > 0) await this.writeBatch(this.pending.splice(0, MAX_OUTCOMES));
    this.isWriting = false;
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
    if (batch.length > 0)
      setTimeout(() => {
        this.pending.push(...batch);
        if (!this.isWriting) void this.writePending();
      }, LOCKED_MS);
  }
}
