import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

import type { ApiKeyMode, ApiKeyScope } from '@contracts/rules/api-key-scopes.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';
import { isTestClient } from '@contracts/rules/test-environment.js';
import type { ApiKeyUsageView, ApiKeyView, NewApiKeyView } from '@contracts/views/user.view.js';

import type { Actor, Ownership } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { assertInScope } from '../scope/resolve-scope.js';
import { SecurityLog } from '../security-log/security-log.js';
import { coversRole } from '../users/user-access.policy.js';
import type { UserAccount } from '../records/user-account.entity.js';
import { UserRepository, type NewApiKey } from '../users/user.repository.js';
import { assertCanGrant } from './scope-grant.policy.js';
import { createApiKeyToken, tokenHintOf } from './api-key-token.js';
import { ApiKeyRepository } from './api-key.repository.js';
import { ApiKeyUsageRepository } from './api-key-usage.repository.js';
import { TestEnvironments } from './test-environments.js';

const HOUR_MS = 60 * 60 * 1_000;
const HOURS_PER_DAY = 24;

export interface ApiKeyRequest {
  /** The client, even for a test key, which works in its test environment. */
  readonly clientId: number;
  readonly mode: ApiKeyMode;
  readonly reference: string;
  readonly expiresInDays: number;
  /** Null for everything except webhooks and reports. */
  readonly scopes: readonly ApiKeyScope[] | null;
  /** CIDR ranges it can be used from; null for any address. */
  readonly allowedRanges: readonly string[] | null;
}

export interface KeyRotation {
  readonly expiresInDays: number;
  /** Hours that the replaced key keeps working. */
  readonly overlapHours: number;
  /** Undefined for those of the key it replaces. */
  readonly allowedRanges?: readonly string[] | null;
}

/**
 * API keys, with which a client's software signs in as a user of that one client (KEYS-14); checks the client
 * scope.
 */
@Injectable()
export class ApiKeyService {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly usage: ApiKeyUsageRepository,
    private readonly users: UserRepository,
    private readonly log: SecurityLog,
    private readonly clock: Clock,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws OutOfScope */
  async list(clientId: number, actor: Actor): Promise<ApiKeyView[]> {
    assertInScope(actor, 'READ_USER', { clientId, customerId: null });
    return this.keys.list(clientId);
  }

  /** Lists the calls of the last 90 days by day and operation, at most a minute old. @throws RecordNotFound */
  async listUsage(id: number, actor: Actor): Promise<ApiKeyUsageView[]> {
    await this.getInScope(id, actor, ['READ_USER']);
    return this.usage.list(id);
  }

  /**
   * Adds a key and returns its password, of which only the hash is stored. The first test key of a client creates its
   * test environment.
   * @throws OutOfScope, ScopeAboveOwn, RecordNotFound
   */
  async add(key: ApiKeyRequest, actor: Actor): Promise<NewApiKeyView> {
    assertInScope(actor, 'CREATE_USER', { clientId: key.clientId, customerId: null });
    assertCanGrant(key.scopes, key.clientId, actor);
    const liveId = await this.keys.findLiveClient(key.clientId);
    if (liveId === null) throw new RecordNotFound(`client ${key.clientId}`);
    const clientId = key.mode === 'live' ? liveId : await this.ensureTestEnvironment(liveId, actor);
    const newKey = await this.createKey({ ...key, clientId }, actor);
    const entry = { actor, subjectId: newKey.id, details: key.reference };
    await this.log.record({ kind: 'API_KEY_CREATED', ...entry });
    return newKey;
  }

  /** Resolved on use: the context `test-environments` depends on this one. */
  private ensureTestEnvironment(clientId: number, actor: Actor): Promise<number> {
    return this.modules.get(TestEnvironments, { strict: false }).ensure(clientId, actor);
  }

  /**
   * Adds a key that replaces another, which keeps working during the overlap.
   * @throws RecordNotFound, ScopeAboveOwn, ApiKeyReplaced
   */
  async rotate(id: number, rotation: KeyRotation, actor: Actor): Promise<NewApiKeyView> {
    const { name, roles, scopes, ...old } = await this.getInScope(id, actor, [
      'CREATE_USER',
      'DELETE_USER',
    ]);
    const clientId = roles[0]?.clientId ?? null;
    if (clientId === null) throw new RecordNotFound(`API key ${id}`);
    assertCanGrant(scopes, clientId, actor);
    const replaces = { id, endsAt: this.inHours(rotation.overlapHours) };
    const mode = isTestClient(clientId) ? 'test' : 'live';
    const { expiresInDays, allowedRanges = old.allowedRanges } = rotation;
    const newKey = await this.createKey(
      { clientId, mode, reference: name, expiresInDays, scopes, allowedRanges },
      actor,
      replaces,
    );
    const details = `${name}, by the key ${newKey.id}`;
    await this.log.record({ kind: 'API_KEY_ROTATED', actor, subjectId: id, details });
    return newKey;
  }

  private async createKey(
    { clientId, mode, reference, expiresInDays, scopes, allowedRanges }: ApiKeyRequest,
    actor: Actor,
    replaces?: NewApiKey['replaces'],
  ): Promise<NewApiKeyView> {
    const email = `key-${randomBytes(12).toString('hex')}`;
    const password = randomBytes(24).toString('base64url');
    const roles = [{ role: 'API_KEY' as const, clientId }];
    const { token, ...storedToken } = createApiKeyToken(mode);
    const expiresIn = {
      expiresAt: this.inHours(expiresInDays * HOURS_PER_DAY),
      ...(replaces && { replaces }),
    };
    const apiKey = { ...expiresIn, scopes, allowedRanges, token: storedToken };
    const account = { name: reference, email, password, status: 'ACTIVE' as const, roles, apiKey };
    const id = await this.users.create(account, actor);
    const created = await this.users.get(id);
    // An earlier attempt added the key without returning its secrets: they are replaced.
    if (created.email !== email) {
      await this.users.changePassword(id, password, actor);
      await this.users.changeToken(id, storedToken, actor);
    }
    const expiresAt = (created.expiresAt ?? apiKey.expiresAt).toISOString();
    const isReplaced = created.replacedBy !== null;
    const tokenHint = tokenHintOf(mode, storedToken);
    const state = {
      mode,
      createdAt: created.createdAt.toISOString(),
      expiresAt,
      lastUsedAt: null,
      isReplaced,
      scopes: created.scopes,
      allowedRanges: created.allowedRanges,
      tokenHint,
    };
    return { id, name: reference, email: created.email, password, token, ...state };
  }

  /** @throws RecordNotFound for a key that is not entirely in scope */
  private async getInScope(
    id: number,
    actor: Actor,
    permissions: readonly PermissionName[],
  ): Promise<UserAccount> {
    const key = await this.keys.find(id);
    const covers = (role: Ownership) =>
      permissions.every((permission) => coversRole(actor, permission, role));
    if (!key?.roles.every(covers)) throw new RecordNotFound(`API key ${id}`);
    return key;
  }

  private inHours(hours: number): Date {
    return new Date(this.clock.now().getTime() + hours * HOUR_MS);
  }

  /** Removes the key; its tokens are rejected from the next request on. @throws RecordNotFound */
  async remove(id: number, actor: Actor): Promise<void> {
    const key = await this.getInScope(id, actor, ['DELETE_USER']);
    await this.users.remove(key, actor);
    const entry = { actor, subjectId: id, details: key.name };
    await this.log.record({ kind: 'API_KEY_ENDED', ...entry });
  }
}
