import { AsyncLocalStorage } from 'node:async_hooks';

/** The time, as a port: tests and the demo set it, nothing else in the house asks the machine. */
export abstract class Clock {
  abstract now(): Date;
}

/** The machine's time, except for work that is given a time of its own. */
export class SystemClock extends Clock {
  private readonly given = new AsyncLocalStorage<Date>();

  now(): Date {
    return this.given.getStore() ?? new Date();
  }

  /** Does work, and everything it waits for, as if it were that moment: the demo's past is made so. */
  at<Result>(moment: Date, work: () => Promise<Result>): Promise<Result> {
    return this.given.run(moment, work);
  }
}
