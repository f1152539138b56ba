import { createHash, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Clock } from '../../platform/clock.js';
import { LinkNotValid } from '../identity.errors.js';

const HOUR_MS = 60 * 60 * 1_000;

/** GAP-06: how long a link in a mail is good for. */
const lifetimes = { RESET: HOUR_MS, REGISTRATION: 7 * 24 * HOUR_MS } as const;

export type LinkPurpose = keyof typeof lifetimes;

/** What a link was for whom. */
export interface LinkOwner {
  readonly userId: number;
  readonly email: string;
}

/** The secret in a link of a mail: good once, for one purpose; only its hash is kept. */
@Injectable()
export class OneTimeTokens {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * A new one; those given out before for the same purpose end. `handOver` puts it into its mail in the same
   * transaction: none is kept that nobody gets.
   */
  async issue(
    userId: number,
    purpose: LinkPurpose,
    handOver: (token: string, work: EntityManager) => Promise<void>,
  ): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + lifetimes[purpose]);
    await this.database.transaction(async (work) => {
      await work.query('delete from one_time_token where user_id = $1 and purpose = $2', [
        userId,
        purpose,
      ]);
      await work.query(
        `insert into one_time_token (hash, user_id, purpose, expires_at) values ($1, $2, $3, $4)`,
        [hashOf(token), userId, purpose, expiresAt],
      );
      await handOver(token, work);
    });
  }

  /** @throws LinkNotValid when it was used, is too old, or was never given out */
  async find(token: string, purpose: LinkPurpose): Promise<LinkOwner> {
    const [owner] = await this.database.query<LinkOwner[]>(
      `select u.id as "userId", u.email
         from one_time_token t join user_account u on u.id = t.user_id
        where t.hash = $1 and t.purpose = $2 and t.expires_at > $3`,
      [hashOf(token), purpose, this.clock.now()],
    );
    if (!owner) throw new LinkNotValid();
    return owner;
  }

  /** Uses it up: of two at once, one gets through. @throws LinkNotValid */
  async use(token: string, purpose: LinkPurpose): Promise<void> {
    const used = await this.database.query<[unknown[], number]>(
      `delete from one_time_token where hash = $1 and purpose = $2 and expires_at > $3`,
      [hashOf(token), purpose, this.clock.now()],
    );
    if (used[1] === 0) throw new LinkNotValid();
  }

  /** True when one was given out within the last minute: nobody needs the next mail yet. */
  async isFresh(userId: number, purpose: LinkPurpose): Promise<boolean> {
    const youngest = new Date(this.clock.now().getTime() + lifetimes[purpose] - 60_000);
    const rows = await this.database.query<unknown[]>(
      `select 1 as fresh from one_time_token where user_id = $1 and purpose = $2 and expires_at > $3`,
      [userId, purpose, youngest],
    );
    return rows.length > 0;
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
