import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { UserStatus } from '@contracts/rules/user-status.js';

import { systemActor } from '../../platform/system-actor.js';
import { AccountNotActive, WrongCredentials } from '../identity.errors.js';
import { UserAccount } from '../records/user-account.entity.js';
import { Tokens } from '../sessions/tokens.js';
import { Passwords } from '../users/passwords.js';
import { Users } from '../users/users.js';
import { claimsOf } from './claims.js';
import { LoginLimit } from './login-limit.js';

const FAILURES_TO_LOCK = 10;

const notActive: Readonly<Record<Exclude<UserStatus, 'ACTIVE'>, string>> = {
  LOCKED: 'Your account is locked. Please contact your administrator.',
  DISABLED: 'Your account is disabled. Please contact your administrator.',
  CREATED: 'Your account is not active yet. Please contact your administrator.',
  PENDING: 'Your account is not active yet. Please follow the link in your verification email.',
};

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Where the attempt comes from. */
  readonly address: string;
}

/** POST auth/login: an e-mail and a password for a token. API keys sign in the same way. */
@Injectable()
export class SignIn {
  constructor(
    @InjectRepository(UserAccount) private readonly accounts: Repository<UserAccount>,
    private readonly users: Users,
    private readonly limit: LoginLimit,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
  ) {}

  /** @throws TooManyLogins, WrongCredentials, AccountNotActive */
  async signIn({ email: typed, password, address }: Credentials): Promise<string> {
    const email = typed.trim().toLowerCase();
    await this.limit.begin({ email, address });
    const user = await this.accounts.findOne({ where: { email }, relations: { roles: true } });
    if (!(await this.passwords.matches(password, user?.passwordHash)) || !user) {
      await this.countFailure(email);
      throw new WrongCredentials();
    }
    if (user.status !== 'ACTIVE') throw new AccountNotActive(notActive[user.status]);
    await this.limit.forgive({ email, address });
    if (user.failedLogins > 0) await this.accounts.update(user.id, { failedLogins: 0 });
    return this.tokens.sign(claimsOf(user));
  }

  /** The tenth failure in a row locks, which ends live tokens too (GAP-04, GAP-05). */
  private async countFailure(email: string): Promise<void> {
    const [[counted]] = await this.accounts.query<[{ id: number; failures: number }[]]>(
      `update user_account set failed_logins = failed_logins + 1
        where email = $1 and status = 'ACTIVE'
        returning id, failed_logins as failures`,
      [email],
    );
    if (!counted || counted.failures < FAILURES_TO_LOCK) return;
    await this.users.change(counted.id, systemActor('Sign-in'), ({ status }) =>
      status === 'ACTIVE' ? { status: 'LOCKED' } : {},
    );
  }
}
