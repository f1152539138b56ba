import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { ApiKeyView, NewApiKeyView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { assertInScope } from '../scope/resolve-scope.js';
import { SecurityLog } from '../security-log/security-log.js';
import { coversRole } from '../users/user-access.policy.js';
import { UserRepository } from '../users/user.repository.js';
import { ApiKeyRepository } from './api-key.repository.js';

/**
 * API keys, with which a client's software signs in as a user of that one client (KEYS-14); checks the client
 * scope.
 */
@Injectable()
export class ApiKeyService {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly users: UserRepository,
    private readonly log: SecurityLog,
  ) {}

  /** @throws OutOfScope */
  async list(clientId: number, actor: Actor): Promise<ApiKeyView[]> {
    assertInScope(actor, 'READ_USER', { clientId, customerId: null });
    return this.keys.list(clientId);
  }

  /** Adds a key and returns its password, of which only the hash is stored. @throws OutOfScope, RecordNotFound */
  async add(clientId: number, reference: string, actor: Actor): Promise<NewApiKeyView> {
    assertInScope(actor, 'CREATE_USER', { clientId, customerId: null });
    if (!(await this.keys.hasClient(clientId))) throw new RecordNotFound(`client ${clientId}`);
    const email = `key-${randomBytes(12).toString('hex')}`;
    const password = randomBytes(24).toString('base64url');
    const roles = [{ role: 'API_KEY' as const, clientId }];
    const key = { kind: 'API_KEY' as const, name: reference, email, password };
    const id = await this.users.create({ ...key, status: 'ACTIVE', roles }, actor);
    const created = await this.users.get(id);
    // An earlier attempt added the key without returning its password: replace it.
    if (created.email !== email) await this.users.changePassword(id, password, actor);
    await this.log.record({ kind: 'API_KEY_CREATED', actor, subjectId: id, details: reference });
    return { id, name: reference, email: created.email, password };
  }

  /** Removes the key; its tokens end at their next request. @throws RecordNotFound */
  async remove(id: number, actor: Actor): Promise<void> {
    const key = await this.keys.find(id);
    if (!key?.roles.every((role) => coversRole(actor, 'DELETE_USER', role)))
      throw new RecordNotFound(`API key ${id}`);
    await this.users.remove(key, actor);
    const entry = { actor, subjectId: id, details: key.name };
    await this.log.record({ kind: 'API_KEY_ENDED', ...entry });
  }
}
