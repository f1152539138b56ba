import { createHash, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { dayAt, formatDay } from '@contracts/rules/calendar-day.js';

import { Clock } from '../../platform/clock.js';
import { InvalidLink } from '../identity.errors.js';

const HOUR_MS = 60 * 60 * 1_000;

/** GAP-06: lifetimes of the links in emails. */
const lifetimes = { RESET: HOUR_MS, REGISTRATION: 7 * 24 * HOUR_MS } as const;

export type LinkPurpose = keyof typeof lifetimes;

/** User that a link was issued for. */
export interface LinkOwner {
  readonly userId: number;
  readonly email: string;
}

interface LinkSubject {
  readonly userId: number;
  readonly purpose: LinkPurpose;
}

/** Stores the email with the token, in the transaction that issues it. */
type QueueEmail = (token: string, work: EntityManager) => Promise<void>;

/** Stores the tokens of links in emails: valid once, for one purpose; only the hash is stored. */
@Injectable()
export class OneTimeTokenRepository {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Issues a token and ends earlier ones for the same purpose. `queueEmail` runs in the same transaction, so that no
   * token is stored without its email.
   * @param within transaction of the caller; one of its own if absent
   */
  async issue(
    userId: number,
    purpose: LinkPurpose,
    queueEmail: QueueEmail,
    within: EntityManager = this.database.manager,
  ): Promise<void> {
    await within.transaction((work) => this.insert(work, { userId, purpose }, queueEmail));
  }

  /**
   * Issues a token as `issue` does, unless one was issued within the last minute; returns whether it did. Concurrent
   * requests take turns, or each would send an email.
   */
  async issueUnlessFresh(
    userId: number,
    purpose: LinkPurpose,
    queueEmail: QueueEmail,
  ): Promise<boolean> {
    // waits for no lock, as a flood does not
    if (await this.isFresh(this.database.manager, { userId, purpose })) return false;
    return this.database.transaction(async (work) => {
      await work.query('select from user_account where id = $1 for no key update', [userId]);
      if (await this.isFresh(work, { userId, purpose })) return false;
      await this.insert(work, { userId, purpose }, queueEmail);
      return true;
    });
  }

  private async insert(
    work: EntityManager,
    { userId, purpose }: LinkSubject,
    queueEmail: QueueEmail,
  ): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + lifetimes[purpose]);
    await work.query('delete from one_time_token where user_id = $1 and purpose = $2', [
      userId,
      purpose,
    ]);
    await work.query(
      `insert into one_time_token (hash, user_id, purpose, expires_at) values ($1, $2, $3, $4)`,
      [toHash(token), userId, purpose, expiresAt],
    );
    await queueEmail(token, work);
  }

  /** @throws InvalidLink if the token was used, has expired, or was never issued */
  async get(token: string, purpose: LinkPurpose): Promise<LinkOwner> {
    const [owner] = await this.database.query<(LinkOwner & { usedAt: Date | null })[]>(
      `select u.id as "userId", u.email, t.used_at as "usedAt"
         from one_time_token t join user_account u on u.id = t.user_id
        where t.hash = $1 and t.purpose = $2 and (t.used_at is not null or t.expires_at > $3)`,
      [toHash(token), purpose, this.clock.now()],
    );
    if (!owner) throw new InvalidLink();
    if (owner.usedAt) throw new InvalidLink(toDay(owner.usedAt));
    return { userId: owner.userId, email: owner.email };
  }

  /**
   * Marks the token as used, in the transaction of its change; only one of two concurrent requests succeeds.
   * @throws InvalidLink
   */
  async use(token: string, purpose: LinkPurpose, work: EntityManager): Promise<void> {
    const used = await work.query<[unknown[], number]>(
      `update one_time_token set used_at = $3
        where hash = $1 and purpose = $2 and expires_at > $3 and used_at is null`,
      [toHash(token), purpose, this.clock.now()],
    );
    if (used[1] === 0) throw new InvalidLink();
  }

  /** True if a token was issued within the last minute; used to rate-limit emails. */
  private async isFresh(work: EntityManager, { userId, purpose }: LinkSubject): Promise<boolean> {
    const expiresAfter = new Date(this.clock.now().getTime() + lifetimes[purpose] - 60_000);
    const rows = await work.query<unknown[]>(
      `select 1 as fresh from one_time_token where user_id = $1 and purpose = $2 and expires_at > $3 and used_at is null`,
      [userId, purpose, expiresAfter],
    );
    return rows.length > 0;
  }
}

/** The user's own zone is not read, since the caller is not signed in. */
const toDay = (at: Date): string => formatDay(dayAt(null, at));

const toHash = (token: string) => createHash('sha256').update(token).digest('base64url');
