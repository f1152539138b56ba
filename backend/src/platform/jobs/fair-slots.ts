import type { Job, WorkerEvents } from 'graphile-worker';

const CUSTOMER_FLAG = 'customer:';

/** Marks a job as a customer's, so that slots can be shared. */
export const flagsOf = (customerId: number | null | undefined): string[] | null =>
  customerId === null || customerId === undefined ? null : [`${CUSTOMER_FLAG}${customerId}`];

export const isMarked = ({ flags }: Pick<Job, 'flags'>): boolean =>
  Object.keys(flags ?? {}).some((flag) => flag.startsWith(CUSTOMER_FLAG));

interface Lane {
  readonly concurrency: number;
  readonly perCustomer: number;
}

/**
 * Shares the slots of a lane among customers: each may have so many at once, fewer when few are left, and always one
 * while there is one. Jobs are fetched one at a time, so that none slips past the count.
 */
export class FairSlots {
  private readonly running = new Map<string, number>();
  private fetching: Promise<void> = Promise.resolve();
  private fetched: () => void = () => undefined;

  constructor(
    private readonly lane: Lane,
    events: WorkerEvents,
  ) {
    events.on('job:start', ({ job }) => {
      for (const flag of flags(job)) this.count(flag, 1);
      this.fetched();
    });
    events.on('job:complete', ({ job }) => {
      for (const flag of flags(job)) this.count(flag, -1);
    });
    events.on('worker:getJob:empty', () => {
      this.fetched();
    });
    events.on('worker:getJob:error', () => {
      this.fetched();
    });
  }

  /** Waits for its turn to fetch. @returns the marks of customers that have their share */
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
