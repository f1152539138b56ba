import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';

import { recordsPool } from '../../platform/database/records-pool.js';
import type { RequestOrigin } from '../../platform/request-context.js';
import type { LiveSession, SessionEndReason } from './user-session.js';

const MAX_AGENT_LENGTH = 400;

/** Retention of sessions, as a record of a user's known addresses; they are listed only while live. */
const RETENTION_DAYS = 30;

const live = `
  select s.id, s.user_id as "userId", u.access_version as "accessVersion",
         u.time_zone as "timeZone",
         s.last_used_at < now() - interval '1 minute' as "isStale"
    from user_session s join user_account u on u.id = s.user_id
   where s.id = any($1::uuid[]) and s.ended_at is null and s.expires_at > now()
     and u.status = 'ACTIVE' and (u.expires_at is null or u.expires_at > now())`;

/** Marks API keys as used: at most once a minute, however many sessions they have. */
const markKeysUsed = (sessions: string) => `
  insert into api_key_use (user_id, last_used_at)
  select u.id, now() from ${sessions} s join user_account u on u.id = s.user_id and u.kind = 'API_KEY'
  on conflict (user_id) do update set last_used_at = excluded.last_used_at
   where api_key_use.last_used_at < now() - interval '1 minute'`;

const open = `
  with opened as (
  insert into user_session (id, user_id, expires_at, address, agent)
  select $1, u.id, $4, $5, $6 from user_account u
   where u.id = $2 and u.password_hash = $3 and u.status = 'ACTIVE' for share
  returning id, user_id
  ), used as (${markKeysUsed('opened')})
  select id from opened`;

const touch = `
  with touched as (
  update user_session set last_used_at = now(), address = coalesce($2, address)
   where id = $1 and last_used_at < now() - interval '1 minute'
  returning user_id
  )
  ${markKeysUsed('touched')}`;

/** Locks the account: a concurrent change would miss the new row. */
const adopt = `
  insert into user_session (id, user_id, created_at, expires_at, address, agent)
  select $1, u.id, $4, $5, $6, $7 from user_account u
   where u.id = $2 and (u.token_epoch = $3 or u.spared_token = $1) and u.status = 'ACTIVE' for share
  on conflict (id) do nothing
  returning id`;

const end = `
  update user_session set ended_at = clock_timestamp(), end_reason = $2, ended_by = $3
   where user_id = $1 and ended_at is null and expires_at > now()
     and ($4::uuid is null or id <> $4) and ($5::uuid is null or id = $5)
  returning id`;

export interface NewUserSession {
  readonly id: string;
  readonly userId: number;
  readonly expiresAt: Date;
  readonly origin: RequestOrigin;
}

/** Sessions of a user to end, and the reason. */
export interface SessionEnd {
  readonly userId: number;
  readonly reason: SessionEndReason;
  /** User who ends them; null for the system. */
  readonly endedBy: number | null;
  /** The session that stays open. */
  readonly except?: string | null;
  /** Ends only this session. */
  readonly only?: string;
}

/** Session as its owner sees it. */
export interface UserSessionRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly address: string | null;
  readonly agent: string | null;
}

/** Sessions read in one statement. */
interface Batch {
  readonly ids: Set<string>;
  readonly found: Promise<ReadonlyMap<string, LiveSession>>;
}

/** Stores sessions: one for each sign-in, whose id is that of the token. */
@Injectable()
export class UserSessionRepository {
  private running: Promise<unknown> = Promise.resolve();
  private next: Batch | null = null;
  private readonly pool: Pool;

  constructor(private readonly database: DataSource) {
    this.pool = recordsPool(database);
  }

  /**
   * Returns null for a session that ended, expired or never existed, or whose user is not ACTIVE. The database is
   * queried on every request: once any backend has ended a session, all backends reject it, regardless of caches and
   * notifications. Requests that arrive during a query share the next one, so that a thousand concurrent requests cost
   * a few statements on one connection.
   */
  async findLive(id: string): Promise<LiveSession | null> {
    const batch = (this.next ??= this.beginBatch());
    batch.ids.add(id);
    return (await batch.found).get(id) ?? null;
  }

  /** The batch accepts ids until its statement is sent, so that none is read before its request arrived. */
  private beginBatch(): Batch {
    const ids = new Set<string>();
    const found = this.running.then(async () => {
      this.next = null;
      const { rows } = await this.pool.query<LiveSession>({
        name: 'find live sessions',
        text: live,
        values: [[...ids]],
      });
      return new Map(rows.map((row) => [row.id, row]));
    });
    this.running = found.catch(() => undefined);
    return { ids, found };
  }

  /**
   * Opens a session. Returns false if the password or status has changed since the password was compared with this
   * hash.
   */
  async open(session: NewUserSession, passwordHash: string): Promise<boolean> {
    const { id, userId, expiresAt, origin } = session;
    const opened = await this.database.query<unknown[]>(open, [
      id,
      userId,
      passwordHash,
      expiresAt,
      origin.address,
      shortened(origin.agent),
    ]);
    return opened.length > 0;
  }

  /**
   * Creates a session for a token issued before sessions existed. Returns false if it had already ended by the former
   * rules.
   */
  async adopt(session: NewUserSession, epoch: number, issuedAt: Date): Promise<boolean> {
    const { id, userId, expiresAt, origin } = session;
    const adopted = await this.database.query<unknown[]>(adopt, [
      id,
      userId,
      epoch,
      issuedAt,
      expiresAt,
      origin.address,
      shortened(origin.agent),
    ]);
    return adopted.length > 0;
  }

  /** Ends sessions of a user; returns the ids of those that were open. */
  async end(
    { userId, reason, endedBy, except = null, only }: SessionEnd,
    work: EntityManager = this.database.manager,
  ): Promise<string[]> {
    const [ended] = await work.query<[{ id: string }[], number]>(end, [
      userId,
      reason,
      endedBy,
      except,
      only ?? null,
    ]);
    return ended.map(({ id }) => id);
  }

  /** Lists the user's live sessions, most recently used first. */
  list(userId: number): Promise<UserSessionRow[]> {
    return this.database.query<UserSessionRow[]>(
      `select id, created_at as "createdAt", last_used_at as "lastUsedAt",
              expires_at as "expiresAt", address, agent
         from user_session where user_id = $1 and ended_at is null and expires_at > now()
        order by last_used_at desc, id limit 200`,
      [userId],
    );
  }

  /** Ids of sessions that ended within the last seconds, by themselves or with their API key. */
  async listEnded(seconds: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `select id from user_session where ended_at > clock_timestamp() - make_interval(secs => $1)
       union all
       select s.id from user_account u join user_session s on s.user_id = u.id and s.expires_at > clock_timestamp()
        where u.expires_at > clock_timestamp() - make_interval(secs => $1) and u.expires_at <= clock_timestamp()`,
      [seconds],
    );
    return rows.map(({ id }) => id);
  }

  /** Marks the session, and its API key, as used now from this address; at most once a minute. */
  async touch(id: string, { address }: RequestOrigin): Promise<void> {
    await this.database.query(touch, [id, address]);
  }

  /** Deletes sessions that expired long ago. */
  async deleteOld(): Promise<void> {
    await this.database.query(
      `delete from user_session where expires_at < now() - make_interval(days => ${RETENTION_DAYS})`,
    );
  }
}

const shortened = (agent: string | null) => agent?.slice(0, MAX_AGENT_LENGTH) ?? null;
