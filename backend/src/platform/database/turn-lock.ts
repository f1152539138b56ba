import { Injectable } from '@nestjs/common';

import { closeSession, openSession } from '@event-store/postgres/responsive-session.js';

import { Environment } from '../config/environment.js';

/** Runs work that takes several transactions one at a time, across processes. */
@Injectable()
export class TurnLock {
  constructor(private readonly environment: Environment) {}

  /** Waits while others run work with the same name. */
  async runExclusive<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
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
