import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Clock } from '../../platform/clock.js';
import { TooManyLogins } from '../identity.errors.js';
import { toNetwork } from './network.js';

/** GAP-04: wrong passwords allowed from one address, then a wait of a minute that doubles up to half an hour. */
export const FREE_ATTEMPTS = 5;
const MAX_WAIT_MINUTES = 30;

/** Wrong passwords allowed from many addresses together, then a wait of a second that doubles up to a minute. */
const FREE_COMBINED_ATTEMPTS = 20;
const MAX_COMBINED_WAIT_SECONDS = 60;

/** Counts all addresses from which the account has not signed in. */
const ALL_UNKNOWN = '*';

/** The count restarts after a day without an attempt. */
const RESET_AFTER = `interval '24 hours'`;

const consume = (free: number, wait: string) => `
  insert into login_wait as w (account, address, failures, last_at, wait_until)
  values ($1, $2, 1, $3, $3)
  on conflict (account, address) do update set
    failures = case when w.last_at < $3::timestamptz - ${RESET_AFTER} then 1 else w.failures + 1 end,
    last_at = $3,
    wait_until = case when w.last_at < $3::timestamptz - ${RESET_AFTER} or w.failures + 1 < ${free}
                      then $3::timestamptz else $3::timestamptz + ${wait} end
  where w.wait_until <= $3
  returning failures`;

const perAddress = consume(
  FREE_ATTEMPTS,
  `least(${MAX_WAIT_MINUTES}, power(2, least(w.failures + 1 - ${FREE_ATTEMPTS}, 10))) * interval '1 minute'`,
);
const allAddresses = consume(
  FREE_COMBINED_ATTEMPTS,
  `least(${MAX_COMBINED_WAIT_SECONDS}, power(2, least(w.failures + 1 - ${FREE_COMBINED_ATTEMPTS}, 10))) * interval '1 second'`,
);

const isKnown = `
  select 1 from user_session s join user_account u on u.id = s.user_id
   where u.email = $1 and s.address = $2 limit 1`;

/** Email and IP address of an attempt. */
export interface LoginSource {
  readonly email: string;
  readonly address: string;
}

/**
 * Slows the guessing of passwords without locking out the owner. Wrong passwords count by account and address,
 * across all backends; those of a known address affect no other address. An attempt counts from its start, so that
 * concurrent requests get no extra attempts.
 */
@Injectable()
export class LoginRateLimiter {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns how many attempts in a row have failed from this address if this one does, too.
   * @throws TooManyLogins, in which case the attempt does not count
   */
  async consume({ email, address }: LoginSource): Promise<number> {
    const network = toNetwork(address);
    return this.database.transaction(async (work) => {
      const failures = await this.count(work, perAddress, [email, network]);
      const known = await work.query<unknown[]>(isKnown, [email, address]);
      if (known.length === 0) await this.count(work, allAddresses, [email, ALL_UNKNOWN]);
      return failures;
    });
  }

  private async count(
    work: EntityManager,
    statement: string,
    key: readonly [account: string, address: string],
  ): Promise<number> {
    const now = this.clock.now();
    const [counted] = await work.query<{ failures: number }[]>(statement, [...key, now]);
    if (counted) return counted.failures;
    const [wait] = await work.query<{ seconds: number }[]>(
      `select ceil(extract(epoch from wait_until - $3::timestamptz))::integer as seconds
         from login_wait where account = $1 and address = $2`,
      [...key, now],
    );
    throw new TooManyLogins(Math.max(1, wait?.seconds ?? 1));
  }

  /** Clears the count of this address after a successful attempt. */
  async reset({ email, address }: LoginSource): Promise<void> {
    await this.database.query('delete from login_wait where account = $1 and address = $2', [
      email,
      toNetwork(address),
    ]);
    await this.database.query(
      `update login_wait set failures = greatest(failures - 1, 0)
        where account = $1 and address = '${ALL_UNKNOWN}'`,
      [email],
    );
  }

  /** Ends every wait of the account: its owner has been verified, or an operator vouches for them. */
  async clear(email: string): Promise<void> {
    await this.database.query('delete from login_wait where account = $1', [email]);
  }

  /** Deletes counts unchanged for a day. */
  async deleteOld(): Promise<void> {
    await this.database.query(`delete from login_wait where last_at < now() - ${RESET_AFTER}`);
  }
}
