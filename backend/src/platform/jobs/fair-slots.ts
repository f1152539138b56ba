import type { Job, WorkerEvents } from 'graphile-worker';

import type { JobGroup } from './job-task.js';

/**
 * Shares the slots of a lane among customers: each has a maximum, fewer when few are free, but always one while any is
 * free. Jobs are fetched one at a time, so that every one is counted.
 */
export class FairSlots {
  private readonly running = new Map<string, number>();
  private fetching: Promise<void> = Promise.resolve();
  private fetched: () => void = () => undefined;

  constructor(
    private readonly lane: Pick<JobGroup, 'concurrency' | 'perCustomer'>,
    events: WorkerEvents,
  ) {
    events.on('job:start', ({ job }) => {
      for (const flag of flags(job)) this.count(flag, 1);
      this.fetched();
    });
    events.on('job:complete', ({ job }) => {
      for (const flag of flags(job)) this.count(flag, -1);
    });
    for (const name of ['worker:getJob:empty', 'worker:getJob:error'] as const)
      events.on(name, () => {
        this.fetched();
      });
  }

  /** Waits for its turn to fetch. @returns the marks of customers that have used their share */
  async forbidden(): Promise<string[]> {
    const before = this.fetching;
    let done: () => void = () => undefined;
    this.fetching = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    this.fetched = done;
    const most = this.most();
    return [...this.running].flatMap(([flag, count]) => (count >= most ? [flag] : []));
  }

  private most(): number {
    const { concurrency, perCustomer } = this.lane;
    const taken = [...this.running.values()].reduce((sum, count) => sum + count, 0);
    return Math.max(1, Math.min(perCustomer, Math.floor((concurrency - taken) / 2)));
  }

  private count(flag: string, change: number): void {
    const count = (this.running.get(flag) ?? 0) + change;
    if (count > 0) this.running.set(flag, count);
    else this.running.delete(flag);
  }
}

const flags = ({ flags: marks }: Pick<Job, 'flags'>): string[] => Object.keys(marks ?? {});
