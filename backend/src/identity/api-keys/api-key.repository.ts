import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { ApiKeyView } from '@contracts/views/user.view.js';

import { UserAccount } from '../records/user-account.entity.js';

const keysOfClient = `
  select u.id, u.name, u.email, u.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
         u.replaced_by is not null as "isReplaced"
    from user_account u
    join user_role r on r.user_id = u.id
    left join api_key_use k on k.user_id = u.id
   where u.kind = 'API_KEY' and r.client_id = $1
   order by u.id desc`;

type ApiKeyRow = Omit<ApiKeyView, 'expiresAt' | 'lastUsedAt'> & {
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
};

/** Loads API keys, which are user accounts of that kind. */
@Injectable()
export class ApiKeyRepository {
  constructor(@InjectRepository(UserAccount) private readonly accounts: Repository<UserAccount>) {}

  /** Lists the keys of a client, newest first. */
  async list(clientId: number): Promise<ApiKeyView[]> {
    const rows = await this.accounts.query<ApiKeyRow[]>(keysOfClient, [clientId]);
    return rows.map((row) => ({
      ...row,
      expiresAt: row.expiresAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    }));
  }

  /** Returns the key with its roles. */
  find(id: number): Promise<UserAccount | null> {
    return this.accounts.findOne({ where: { id, kind: 'API_KEY' }, relations: { roles: true } });
  }

  /** True if the client exists and was not deleted. */
  async hasClient(clientId: number): Promise<boolean> {
    const rows = await this.accounts.query<unknown[]>(
      'select 1 from client where id = $1 and removed_at is null',
      [clientId],
    );
    return rows.length > 0;
  }
}
