import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';

import type { RoleName } from '@contracts/permissions/roles.js';
import type { ApiKeyScope } from '@contracts/rules/api-key-scopes.js';
import type { UserStatus } from '@contracts/rules/user-status.js';

import { type Actor, type Ownership, systemActor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { EmailTaken } from '../identity.errors.js';
import { UserAccount, UserRole, type PreferredUnit } from '../records/user-account.entity.js';
import { ApiKeySecret } from '../records/api-key-secret.entity.js';
import type { TokenRecord } from '../api-keys/api-key-token.js';
import { replaceKey } from '../api-keys/replace-key.js';
import { SecurityLog } from '../security-log/security-log.js';
import { UserAccessCache } from '../sessions/user-access.cache.js';
import { UserSessionRepository } from '../sessions/user-session.repository.js';
import type { SessionEndReason } from '../sessions/user-session.js';
import {
  type AccountChange,
  type ChangedUser,
  endReason,
  isDeactivated,
  eventKindsOf,
} from './account-change.js';
import { toOwner } from './user-owner.js';
import { PasswordHasher } from './password-hasher.js';
import {
  assertSuperAdminLeft,
  isPlatformSuperAdmin,
  isUserSuperAdmin,
  lockSuperAdmins,
} from './super-admins.js';

/** A role for one client or one customer; without either it is at super admin level. */
export interface NewUserRole {
  readonly role: RoleName;
  readonly clientId?: number | null;
  readonly customerId?: number | null;
}

export interface NewApiKey {
  readonly expiresAt: Date;
  /** The key it replaces, and the latest end of that key. */
  readonly replaces?: { readonly id: number; readonly endsAt: Date };
  /** Scopes it is limited to; null for its role. */
  readonly scopes: readonly ApiKeyScope[] | null;
  /** CIDR ranges it can be used from; any address if absent or null. */
  readonly allowedRanges?: readonly string[] | null;
  /** Null for a key that only signs in with its password. */
  readonly token: TokenRecord | null;
}

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly status: UserStatus;
  /** Only for API keys. */
  readonly apiKey?: NewApiKey;
  readonly preferredUnit?: PreferredUnit;
  readonly countryName?: string;
  readonly timeZone?: string;
  readonly roles: readonly NewUserRole[];
  /** Owner of a user without roles. */
  readonly owner?: Ownership;
}

/** Loads and saves users and API keys. */
@Injectable()
export class UserRepository {
  constructor(
    @InjectRepository(UserAccount) private readonly users: Repository<UserAccount>,
    private readonly records: AuditedRepository,
    private readonly passwords: PasswordHasher,
    private readonly cache: UserAccessCache,
    private readonly sessions: UserSessionRepository,
    private readonly log: SecurityLog,
  ) {}

  /** Returns the user or API key; callers know that it exists. */
  get(id: number): Promise<UserAccount> {
    return this.users.findOneByOrFail({ id });
  }

  /** Returns the user or API key that signs in with it. */
  findByEmail(email: string): Promise<UserAccount | null> {
    return this.users.findOneBy({ email: email.trim().toLowerCase() });
  }

  /** Returns null for an actor that is not a user. */
  async findEmail(userId: number): Promise<string | null> {
    const user = await this.users.findOne({ where: { id: userId }, select: { email: true } });
    return user?.email ?? null;
  }

  /** Adds the user and returns its id. @throws EmailTaken, ApiKeyReplaced */
  async create(
    { password, email, roles, apiKey, owner, ...rest }: NewUser,
    actor: Actor = systemActor('Linehaul'),
  ): Promise<number> {
    const account = {
      ...rest,
      kind: apiKey ? ('API_KEY' as const) : ('USER' as const),
      expiresAt: apiKey?.expiresAt ?? null,
      scopes: apiKey?.scopes ? [...apiKey.scopes] : null,
      allowedRanges: apiKey?.allowedRanges ? [...apiKey.allowedRanges] : null,
      email: email.trim().toLowerCase(),
      passwordHash: await this.passwords.hash(password),
      createdBy: actor.identity.id || null,
    };
    const { id } = await this.records
      .create<UserAccount>(UserAccount, actor, async (records) => {
        const ownership = owner ? await toOwner(records.manager, owner) : {};
        const user = await records.insert<UserAccount>(UserAccount, { ...account, ...ownership });
        const userId = user.id;
        for (const { role, clientId = null, customerId = null } of roles)
          await records.insert<UserRole>(UserRole, { userId, role, clientId, customerId });
        if (apiKey?.token)
          await records.insert<ApiKeySecret>(ApiKeySecret, { userId, ...apiKey.token });
        if (apiKey?.replaces) await replaceKey(records, { ...apiKey.replaces, by: userId });
        return user;
      })
      .catch(rejectDuplicateEmail);
    return id;
  }

  /**
   * Locks the user and applies the change decided on its current state. A new password, or a status that is not ACTIVE,
   * ends the user's sessions and links, except the actor's own session.
   * @param alongside runs in the same transaction, once the change is decided
   * @throws RecordNotFound, NoSuperAdminLeft
   */
  async change(
    id: number,
    actor: Actor,
    decide: AccountChange,
    alongside?: (work: EntityManager) => Promise<void>,
  ): Promise<ChangedUser> {
    const changed = await this.records.change(actor, async (records) => {
      const isSuperAdmin = await isUserSuperAdmin(records.manager, id);
      if (isSuperAdmin) await lockSuperAdmins(records.manager);
      const user = await records.manager.findOne(UserAccount, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!user) throw new RecordNotFound(`user ${id}`);
      const changes = decide(user);
      const reason = endReason(user, changes);
      await alongside?.(records.manager);
      if (Object.keys(changes).length === 0) return { user, endedSessions: 0, kinds: [] };
      // The next epoch also ends tokens issued before sessions existed.
      const { tokenEpoch } = user;
      const after = reason ? { ...changes, tokenEpoch: tokenEpoch + 1 } : changes;
      const saved = await records.update(UserAccount, user, after);
      if (isSuperAdmin && isDeactivated(user, changes)) await assertSuperAdminLeft(records.manager);
      const endedSessions = reason ? await this.endAccess(id, reason, actor, records.manager) : 0;
      return { user: saved, endedSessions, kinds: eventKindsOf(user, changes) };
    });
    this.cache.invalidate(id);
    await this.writeLog(changed, actor);
    return changed;
  }

  private async writeLog({ user, endedSessions, kinds }: ChangedUser, actor: Actor): Promise<void> {
    for (const kind of kinds) {
      const details = `${user.status}, ${endedSessions} sessions ended`;
      await this.log.record({ kind, actor, subjectId: user.id, details });
    }
  }

  /** Ends sessions and reset links; returns how many sessions. */
  private async endAccess(
    userId: number,
    reason: SessionEndReason,
    actor: Actor,
    work: EntityManager,
  ): Promise<number> {
    const isOwn = actor.identity.id === userId;
    const except = isOwn ? actor.sessionId : null;
    const endedBy = actor.identity.id || null;
    const ended = await this.sessions.end({ userId, reason, endedBy, except }, work);
    // Wrong guesses at the former password do not delay sign-ins.
    await work.query(
      'delete from login_wait where account = (select email from user_account where id = $1)',
      [userId],
    );
    await work.query(
      `delete from one_time_token where user_id = $1 and purpose = 'RESET' and used_at is null`,
      [userId],
    );
    return ended.length;
  }

  /** Changes the password and ends the user's other sessions (GAP-64). */
  async changePassword(
    id: number,
    password: string,
    actor: Actor = systemActor('Linehaul'),
  ): Promise<ChangedUser> {
    const changes = await this.toPasswordChange(password);
    return this.change(id, actor, () => changes);
  }

  /** Gives an API key another token: its previous token was never shown. */
  async changeToken(userId: number, token: TokenRecord, actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      const secret = await records.manager.findOneOrFail(ApiKeySecret, {
        where: { userId },
        lock: { mode: 'pessimistic_write' },
      });
      await records.update(ApiKeySecret, secret, token);
    });
  }

  /** Hashes the password; returns the change to the account. */
  async toPasswordChange(password: string): Promise<Partial<UserAccount>> {
    return { passwordHash: await this.passwords.hash(password) };
  }

  /** Removes the user with its roles and ends its sessions. @throws NoSuperAdminLeft */
  async remove(user: UserAccount, actor: Actor): Promise<void> {
    const isSuperAdmin = user.roles.some(isPlatformSuperAdmin);
    await this.records.change(actor, async (records) => {
      if (isSuperAdmin) await lockSuperAdmins(records.manager);
      await this.endAccess(user.id, 'REMOVED', actor, records.manager);
      for (const role of user.roles) await records.remove(UserRole, role);
      await records.remove(UserAccount, user);
      if (isSuperAdmin) await assertSuperAdminLeft(records.manager);
    });
    this.cache.invalidate(user.id);
  }

  /** True if there is no user yet. */
  async isEmpty(): Promise<boolean> {
    return !(await this.users.exists());
  }
}

function rejectDuplicateEmail(error: unknown): never {
  if (isUniqueViolation(error)) throw new EmailTaken();
  throw error;
}
