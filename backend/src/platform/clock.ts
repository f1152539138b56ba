import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The time, as a port: set by tests and the demo. Business times come from it; timers, caches and limits may read the
 * system clock.
 */
export abstract class Clock {
  abstract now(): Date;
}

/** System time, except for work that runs at a given time. */
export class SystemClock extends Clock {
  private readonly given = new AsyncLocalStorage<Date>();

  now(): Date {
    return this.given.getStore() ?? new Date();
  }

  /** Runs `work`, including everything it awaits, at the given time: used to create the demo's past. */
  at<Result>(moment: Date, work: () => Promise<Result>): Promise<Result> {
    return this.given.run(moment, work);
  }
}
