import { Injectable } from '@nestjs/common';

import { Environment } from '../config/environment.js';
import { FairQueue } from '../limits/limits.interceptor.js';
import { withSessionLocks } from './session-locks.js';

/** Runs work that takes several transactions one at a time, across processes. */
@Injectable()
export class TurnLock {
  /** Limits sessions of this process: most of the requests for one name wait here, not in the database. */
  private readonly queue = new FairQueue({
    running: 8,
    runningPerKey: 1,
    waiting: 1_000,
    waitingPerKey: 100,
  });

  constructor(private readonly environment: Environment) {}

  /** Waits while others run work with the same name, at most 30 seconds. @throws TooManyRequests, TooBusy */
  runExclusive<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    return this.queue.run(name, () => this.withLock(name, work));
  }

  private withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    return withSessionLocks(this.environment.DATABASE_URL, async ({ lock }) => {
      await lock({ key: 'hashtextextended($1, 0)', name });
      return work();
    });
  }
}
