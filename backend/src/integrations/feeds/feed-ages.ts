import { performance } from 'node:perf_hooks';

import { defineGauge } from '@monitoring/metrics.js';

/** Time since each carrier's feed was last read to its end, as a metric of the worker that reads feeds. */
export class FeedAges {
  private readonly readAt = new Map<number, number>();

  constructor() {
    defineGauge(
      {
        name: 'linehaul_feed_age_seconds',
        help: "Time since a customer carrier's feed was last read, or first attempted",
        labelNames: ['customer_carrier'],
      },
      () => {
        const now = performance.now();
        return Promise.resolve(
          [...this.readAt].map(([id, at]) => ({
            labels: { customer_carrier: String(id) },
            value: (now - at) / 1000,
          })),
        );
      },
    );
  }

  /** Sets the current feeds; a new one counts from its first attempt. */
  setFeeds(ids: readonly number[]): void {
    const current = new Set(ids);
    for (const id of this.readAt.keys()) if (!current.has(id)) this.readAt.delete(id);
    for (const id of current) if (!this.readAt.has(id)) this.recordRead(id);
  }

  /** Records that the feed was read to its end. */
  recordRead(id: number): void {
    this.readAt.set(id, performance.now());
  }
}
