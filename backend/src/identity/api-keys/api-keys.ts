import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { ApiKeyView, NewApiKeyView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { UserAccount } from '../records/user-account.entity.js';
import { assertInScope } from '../scope/resolve-scope.js';
import { reachesRole } from '../users/user-reach.js';
import { Users } from '../users/users.js';

const keysOfClient = `
  select u.id, u.name, u.email from user_account u join user_role r on r.user_id = u.id
   where u.kind = 'API_KEY' and r.client_id = $1
   order by u.id desc`;

/** Keys with which a client's programs sign in, like users who ship for that one client (KEYS-14). */
@Injectable()
export class ApiKeys {
  constructor(
    @InjectRepository(UserAccount) private readonly accounts: Repository<UserAccount>,
    private readonly users: Users,
  ) {}

  /** @throws OutOfScope */
  list(clientId: number, actor: Actor): Promise<ApiKeyView[]> {
    assertInScope(actor, 'READ_USER', { clientId, customerId: null });
    return this.accounts.query<ApiKeyView[]>(keysOfClient, [clientId]);
  }

  /** The password is answered here and never again. @throws OutOfScope, RecordNotFound */
  async add(clientId: number, reference: string, actor: Actor): Promise<NewApiKeyView> {
    assertInScope(actor, 'CREATE_USER', { clientId, customerId: null });
    const clients = await this.accounts.query<unknown[]>(
      'select 1 from client where id = $1 and removed_at is null',
      [clientId],
    );
    if (clients.length === 0) throw new RecordNotFound(`client ${clientId}`);
    const email = `key-${randomBytes(12).toString('hex')}`;
    const password = randomBytes(24).toString('base64url');
    const roles = [{ role: 'API_KEY' as const, clientId }];
    const key = { kind: 'API_KEY' as const, name: reference, email, password };
    const id = await this.users.create({ ...key, status: 'ACTIVE', roles }, actor);
    const made = await this.accounts.findOneByOrFail({ id });
    // Made by an earlier try that died before anybody saw the password: that one is void.
    if (made.email !== email) await this.users.changePassword(id, password, null, actor);
    return { id, name: reference, email: made.email, password };
  }

  /** Its tokens end at their next call. @throws RecordNotFound */
  async remove(id: number, actor: Actor): Promise<void> {
    const key = await this.accounts.findOne({
      where: { id, kind: 'API_KEY' },
      relations: { roles: true },
    });
    if (!key?.roles.every((role) => reachesRole(actor, 'DELETE_USER', role)))
      throw new RecordNotFound(`API key ${id}`);
    await this.users.remove(key, actor);
  }
}
