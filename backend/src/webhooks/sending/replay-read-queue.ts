import { setTimeout as wait } from 'node:timers/promises';

import { FairQueue } from '../../platform/limits/limits.interceptor.js';

/** Each replay waits for one read at a time. */
const LIMITS = { running: 2, runningPerKey: 1, waiting: Infinity, waitingPerKey: Infinity };
const REST_MS = 50;
/** After a part of the journal without an event of the replay, which the pace of its calls does not slow down. */
const EMPTY_REST_MS = 500;

/**
 * Reads of the journal by all replays: a few at a time, customers in turn, each followed by a rest, so that they take
 * little of the database and of the process from live deliveries.
 */
export class ReplayReadQueue {
  private readonly queue = new FairQueue(LIMITS);

  /** Reads once it is the customer's turn. */
  run<Part extends { readonly events: readonly unknown[] }>(
    customerId: number,
    read: () => Promise<Part>,
  ): Promise<Part> {
    return this.queue.run(String(customerId), async () => {
      const part = await read();
      await wait(part.events.length === 0 ? EMPTY_REST_MS : REST_MS);
      return part;
    });
  }
}
