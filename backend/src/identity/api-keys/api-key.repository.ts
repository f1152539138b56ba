import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { MAX_KEY_DAYS } from '@contracts/rules/api-key-expiry.js';
import type { ApiKeyView } from '@contracts/views/user.view.js';

import { UserAccount } from '../records/user-account.entity.js';
import { isLiveClient } from '../scope/resolve-scope.js';
import type { TokenRecord } from './api-key-token.js';

/** Keys of a client, and of its test environment. */
const keysOfClient = `
  select u.id, u.name, u.email, u.expires_at as "expiresAt", u.created_at as "createdAt",
         k.last_used_at as "lastUsedAt", u.replaced_by is not null as "isReplaced", u.scopes, kept.mode,
         u.allowed_ranges::text[] as "allowedRanges",
         'lh_' || kept.mode || '_' || s.public_id || '_…' || s.last_four as "tokenHint"
    from user_account u
    join user_role r on r.user_id = u.id
    join client c on c.id = r.client_id and c.removed_at is null
    cross join lateral (select case when ${isLiveClient('c.id')} then 'live' else 'test' end as mode) kept
    left join api_key_use k on k.user_id = u.id
    left join api_key_secret s on s.user_id = u.id
   where u.kind = 'API_KEY' and $1 in (c.id, c.test_of)
   order by u.id desc`;

type ApiKeyRow = Omit<ApiKeyView, 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
};

const credentials = `
  select s.user_id as "userId", s.hash, u.access_version as "accessVersion", u.time_zone as "timeZone",
         u.expires_at as "expiresAt", u.replaced_by is not null as "isReplaced",
         u.status = 'ACTIVE' and u.expires_at > now() as "isLive",
         coalesce(k.last_used_at < now() - interval '1 minute', true) as "isUseStale"
    from api_key_secret s
    join user_account u on u.id = s.user_id
    left join api_key_use k on k.user_id = s.user_id
   where s.public_id = $1`;

/** At most once a minute, however many requests arrive at once. */
const recordUse = `
  insert into api_key_use (user_id, last_used_at)
  select id, now() from user_account where id = $1
  on conflict (user_id) do update set last_used_at = excluded.last_used_at
   where api_key_use.last_used_at < now() - interval '1 minute'`;

/** State of a key that a request with its token depends on. */
export interface KeyCredentials {
  readonly userId: number;
  readonly hash: Buffer;
  readonly accessVersion: number;
  /** IANA name. */
  readonly timeZone: string;
  readonly expiresAt: Date;
  /** Rotated: it has ended or is about to. */
  readonly isReplaced: boolean;
  /** Neither expired nor disabled. */
  readonly isLive: boolean;
  /** Its last use should be recorded. */
  readonly isUseStale: boolean;
}

/** Loads API keys, which are user accounts of that kind. */
@Injectable()
export class ApiKeyRepository {
  constructor(@InjectRepository(UserAccount) private readonly accounts: Repository<UserAccount>) {}

  /** Lists the keys of a client, newest first. */
  async list(clientId: number): Promise<ApiKeyView[]> {
    const rows = await this.accounts.query<ApiKeyRow[]>(keysOfClient, [clientId]);
    return rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    }));
  }

  /** Returns the key with its roles. */
  find(id: number): Promise<UserAccount | null> {
    return this.accounts.findOne({ where: { id, kind: 'API_KEY' }, relations: { roles: true } });
  }

  /** Returns the key with this public id, ended or not. */
  async findCredentials(publicId: string): Promise<KeyCredentials | null> {
    const [key = null] = await this.accounts.query<KeyCredentials[]>(credentials, [publicId]);
    return key;
  }

  /** Whether a key with this token was deleted, as long as deleted keys are retained. */
  async isRevoked({ publicId, hash }: TokenRecord): Promise<boolean> {
    const found = await this.accounts.query<unknown[]>(
      'select 1 from revoked_api_key where public_id = $1 and hash = $2',
      [publicId, hash],
    );
    return found.length > 0;
  }

  /** Deletes those that would have expired by now in any case. */
  async deleteOldRevoked(): Promise<void> {
    await this.accounts.query(
      `delete from revoked_api_key where revoked_at < now() - interval '${MAX_KEY_DAYS} days'`,
    );
  }

  async markUsed(userId: number): Promise<void> {
    await this.accounts.query(recordUse, [userId]);
  }

  /** Id of the client, or of the one whose test environment it is; null if it was deleted. */
  async findLiveClient(clientId: number): Promise<number | null> {
    const [client] = await this.accounts.query<{ id: number }[]>(
      'select coalesce(test_of, id) as id from client where id = $1 and removed_at is null',
      [clientId],
    );
    return client?.id ?? null;
  }
}
