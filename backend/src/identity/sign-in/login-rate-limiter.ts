import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../platform/clock.js';
import { TooManyLogins } from '../identity.errors.js';

const MAX_FAILURES = 5;
const WINDOW_MS = 60_000;

/** Email and IP address of an attempt. */
export interface LoginSource {
  readonly email: string;
  readonly address: string;
}

/**
 * GAP-04: allows 5 failures per email and IP address within 60 s, counted across all backends. An attempt counts
 * from its start, so that concurrent requests get no extra attempts.
 */
@Injectable()
export class LoginRateLimiter {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyLogins, in which case the attempt does not count */
  async consume({ email, address }: LoginSource): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - WINDOW_MS);
    const isAllowed = await this.database.transaction(async (work) => {
      await work.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `login ${email} ${address}`,
      ]);
      const written = await work.query<unknown[]>(
        `insert into login_attempt (email, address, at)
         select $1, $2, $3
          where (select count(*) from login_attempt
                  where email = $1 and address = $2 and at > $4) < $5
         returning 1 as written`,
        [email, address, now, since, MAX_FAILURES],
      );
      return written.length > 0;
    });
    if (!isAllowed) throw new TooManyLogins();
  }

  /** Clears the count after a successful attempt. */
  async reset({ email, address }: LoginSource): Promise<void> {
    await this.database.query(
      `delete from login_attempt where (email = $1 and address = $2) or at < $3`,
      [email, address, new Date(this.clock.now().getTime() - WINDOW_MS)],
    );
  }
}
