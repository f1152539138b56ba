import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { QueryFailedError, Repository, type DeepPartial } from 'typeorm';

import type { RoleName } from '@contracts/permissions/roles.js';

import { EmailTaken } from '../identity.errors.js';
import {
  UserAccount,
  type PreferredUnit,
  type UserStatus,
} from '../records/user-account.entity.js';
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

/** Those who may sign in. */
@Injectable()
export class Users {
  constructor(
    @InjectRepository(UserAccount) private readonly users: Repository<UserAccount>,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** IANA zone the user's days are counted in; Sydney for whoever is no user. */
  async timeZoneOf(userId: number): Promise<string> {
    const user = await this.users.findOne({ where: { id: userId }, select: { timeZone: true } });
    return user?.timeZone ?? DEFAULT_ZONE;
  }

  /** Answers the id of the new user. @throws EmailTaken */
  async create({ password, email, roles, kind = 'USER', ...rest }: NewUser): Promise<number> {
    const user: DeepPartial<UserAccount> = {
      ...rest,
      kind,
      email: email.trim().toLowerCase(),
      passwordHash: await this.passwords.hash(password),
      roles: roles.map(({ role, clientId = null, customerId = null }) => ({
        role,
        clientId,
        customerId,
      })),
    };
    const { id } = await this.users.save(this.users.create(user)).catch(refuseTakenEmail);
    return id;
  }

  /** Ends live tokens of the user but for the one given (GAP-64). */
  async changePassword(id: number, password: string, sparedToken: string | null): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.users.update(id, {
      passwordHash,
      sparedToken,
      failedLogins: 0,
      tokenEpoch: () => 'token_epoch + 1',
    });
    this.sessions.forget(id);
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
