import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { QueryFailedError, Repository } from 'typeorm';

import type { RoleName } from '@contracts/permissions/roles.js';
import type { UserStatus } from '@contracts/rules/user-status.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { systemActor } from '../../platform/system-actor.js';
import { EmailTaken } from '../identity.errors.js';
import { UserAccount, UserRole, type PreferredUnit } from '../records/user-account.entity.js';
import { Sessions } from '../sessions/sessions.js';
import { Passwords } from './passwords.js';

const UNIQUE_VIOLATION = '23505';
const DEFAULT_ZONE = 'Australia/Sydney';

/** A role for one client or one customer; for neither it stands at super admin level. */
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

/** Those who may sign in. */
@Injectable()
export class Users {
  constructor(
    @InjectRepository(UserAccount) private readonly users: Repository<UserAccount>,
    private readonly records: AuditedRecords,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** IANA zone the user's days are counted in; Sydney for whoever is no user. */
  async timeZoneOf(userId: number): Promise<string> {
    const user = await this.users.findOne({ where: { id: userId }, select: { timeZone: true } });
    return user?.timeZone ?? DEFAULT_ZONE;
  }

  /** Null for whoever is no user. */
  async emailOf(userId: number): Promise<string | null> {
    const user = await this.users.findOne({ where: { id: userId }, select: { email: true } });
    return user?.email ?? null;
  }

  /** Answers the id of the new user. @throws EmailTaken */
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
      .catch(refuseTakenEmail);
    return id;
  }

  /** Decides on the user as it is now, and changes it; the next call of a live session sees it. @throws RecordNotFound */
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
    this.sessions.forget(id);
    return changed;
  }

  /** Ends live tokens of the user but for the one given (GAP-64). */
  async changePassword(
    id: number,
    password: string,
    sparedToken: string | null,
    actor: Actor = systemActor('Linehaul'),
  ): Promise<void> {
    const changes = await this.newPassword(password, sparedToken);
    await this.change(id, actor, changes);
  }

  /** What a new password changes. */
  async newPassword(password: string, sparedToken: string | null): Promise<AccountChange> {
    const passwordHash = await this.passwords.hash(password);
    return ({ tokenEpoch }) => ({
      passwordHash,
      sparedToken,
      failedLogins: 0,
      tokenEpoch: tokenEpoch + 1,
    });
  }

  /** With their roles; their sessions end at the next call. */
  async remove(user: UserAccount, actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      for (const role of user.roles) await records.remove(UserRole, role);
      await records.remove(UserAccount, user);
    });
    this.sessions.forget(user.id);
  }

  /** True as long as nobody could sign in at all. */
  async isEmpty(): Promise<boolean> {
    return !(await this.users.exists());
  }
}

function refuseTakenEmail(error: unknown): never {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : null;
  if (cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION)
    throw new EmailTaken();
  throw error;
}
