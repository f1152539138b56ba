import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { RoleName } from '@contracts/permissions/roles.js';
import type { UserStatus } from '@contracts/rules/user-status.js';

import { type Actor, systemActor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { EmailTaken } from '../identity.errors.js';
import { UserAccount, UserRole, type PreferredUnit } from '../records/user-account.entity.js';
import { SessionCache } from '../sessions/session.cache.js';
import { PasswordHasher } from './password-hasher.js';

const DEFAULT_ZONE = 'Australia/Sydney';

/** A role for one client or one customer; without either it is at super admin level. */
export interface NewUserRole {
  readonly role: RoleName;
  readonly clientId?: number;
  readonly customerId?: number;
}

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly status: UserStatus;
  readonly kind?: 'USER' | 'API_KEY';
  readonly preferredUnit?: PreferredUnit;
  readonly countryName?: string;
  readonly timeZone?: string;
  readonly roles: readonly NewUserRole[];
}

type AccountChange = (user: UserAccount) => Partial<UserAccount>;

/** Loads and saves users and API keys. */
@Injectable()
export class UserRepository {
  constructor(
    @InjectRepository(UserAccount) private readonly users: Repository<UserAccount>,
    private readonly records: AuditedRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionCache,
  ) {}

  /** Returns the user or API key; callers know that it exists. */
  get(id: number): Promise<UserAccount> {
    return this.users.findOneByOrFail({ id });
  }

  /** Returns the IANA time zone of the user's calendar days; Sydney for an actor that is not a user. */
  async getTimeZone(userId: number): Promise<string> {
    const user = await this.users.findOne({ where: { id: userId }, select: { timeZone: true } });
    return user?.timeZone ?? DEFAULT_ZONE;
  }

  /** Counts a failed login of an active user; returns the user's failures since its last success. */
  async countFailedLogin(email: string): Promise<{ id: number; failures: number } | null> {
    const [[counted]] = await this.users.query<[{ id: number; failures: number }[]]>(
      `update user_account set failed_logins = failed_logins + 1
        where email = $1 and status = 'ACTIVE'
        returning id, failed_logins as failures`,
      [email],
    );
    return counted ?? null;
  }

  /** Returns null for an actor that is not a user. */
  async findEmail(userId: number): Promise<string | null> {
    const user = await this.users.findOne({ where: { id: userId }, select: { email: true } });
    return user?.email ?? null;
  }

  /** Adds the user and returns its id. @throws EmailTaken */
  async create(
    { password, email, roles, kind = 'USER', ...rest }: NewUser,
    actor: Actor = systemActor('Linehaul'),
  ): Promise<number> {
    const account = {
      ...rest,
      kind,
      email: email.trim().toLowerCase(),
      passwordHash: await this.passwords.hash(password),
      createdBy: actor.identity.id || null,
    };
    const { id } = await this.records
      .create<UserAccount>(UserAccount, actor, async (records) => {
        const user = await records.insert<UserAccount>(UserAccount, account);
        const userId = user.id;
        for (const { role, clientId = null, customerId = null } of roles)
          await records.insert<UserRole>(UserRole, { userId, role, clientId, customerId });
        return user;
      })
      .catch(rejectDuplicateEmail);
    return id;
  }

  /** Locks the user and applies the change decided on its current state; live sessions apply it at their next request. @throws RecordNotFound */
  async change(id: number, actor: Actor, decide: AccountChange): Promise<UserAccount> {
    const changed = await this.records.change(actor, async (records) => {
      const user = await records.manager.findOne(UserAccount, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!user) throw new RecordNotFound(`user ${id}`);
      const changes = decide(user);
      return Object.keys(changes).length > 0 ? records.update(UserAccount, user, changes) : user;
    });
    this.sessions.invalidate(id);
    return changed;
  }

  /** Changes the password and ends the user's tokens except the spared one (GAP-64). */
  async changePassword(
    id: number,
    password: string,
    sparedToken: string | null,
    actor: Actor = systemActor('Linehaul'),
  ): Promise<void> {
    const changes = await this.toPasswordChange(password, sparedToken);
    await this.change(id, actor, changes);
  }

  /** Hashes the password; returns the change of the account, which also ends all tokens except the spared one. */
  async toPasswordChange(password: string, sparedToken: string | null): Promise<AccountChange> {
    const passwordHash = await this.passwords.hash(password);
    return ({ tokenEpoch }) => ({
      passwordHash,
      sparedToken,
      failedLogins: 0,
      tokenEpoch: tokenEpoch + 1,
    });
  }

  /** Removes the user with its roles; its sessions end at their next request. */
  async remove(user: UserAccount, actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      for (const role of user.roles) await records.remove(UserRole, role);
      await records.remove(UserAccount, user);
    });
    this.sessions.invalidate(user.id);
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
