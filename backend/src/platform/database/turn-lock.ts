import { Injectable } from '@nestjs/common';

import { closeSession, openSession } from '@event-store/postgres/responsive-session.js';

import { Environment } from '../config/environment.js';
import { FairQueue } from '../limits/limits.interceptor.js';

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

  /** Waits while others run work with the same name. @throws TooManyRequests, TooBusy */
  runExclusive<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    return this.queue.run(name, () => this.withLock(name, work));
  }

  private async withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    // A separate session: the lock ends with it, so a crash releases it, and waiting requests hold no pooled connection.
    const session = await openSession(this.environment.DATABASE_URL);
    try {
      await session.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
      return await work();
    } finally {
      await closeSession(session);
    }
  }
}
