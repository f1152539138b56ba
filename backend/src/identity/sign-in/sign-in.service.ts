import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { UserStatus } from '@contracts/rules/user-status.js';

import { systemActor } from '../../platform/actor.js';
import { AccountNotActive, WrongCredentials } from '../identity.errors.js';
import { UserAccount } from '../records/user-account.entity.js';
import { TokenService } from '../sessions/token.service.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { UserRepository } from '../users/user.repository.js';
import { toClaims } from './claims.js';
import { LoginRateLimiter } from './login-rate-limiter.js';

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
  /** IP address of the caller. */
  readonly address: string;
}

/** Signs users and API keys in with email and password (POST auth/login). */
@Injectable()
export class SignInService {
  constructor(
    @InjectRepository(UserAccount) private readonly accounts: Repository<UserAccount>,
    private readonly users: UserRepository,
    private readonly limiter: LoginRateLimiter,
    private readonly passwords: PasswordHasher,
    private readonly tokens: TokenService,
  ) {}

  /** @throws TooManyLogins, WrongCredentials, AccountNotActive */
  async signIn({ email: input, password, address }: Credentials): Promise<string> {
    const email = input.trim().toLowerCase();
    await this.limiter.consume({ email, address });
    const user = await this.accounts.findOne({ where: { email }, relations: { roles: true } });
    if (!(await this.passwords.matches(password, user?.passwordHash)) || !user) {
      await this.countFailure(email);
      throw new WrongCredentials();
    }
    if (user.status !== 'ACTIVE') throw new AccountNotActive(notActive[user.status]);
    await this.limiter.reset({ email, address });
    if (user.failedLogins > 0) await this.accounts.update(user.id, { failedLogins: 0 });
    return this.tokens.sign(toClaims(user));
  }

  /** Locks the user at the tenth failure in a row, which also ends live tokens (GAP-04, GAP-05). */
  private async countFailure(email: string): Promise<void> {
    const counted = await this.users.countFailedLogin(email);
    if (!counted || counted.failures < FAILURES_TO_LOCK) return;
    await this.users.change(counted.id, systemActor('Sign-in'), ({ status }) =>
      status === 'ACTIVE' ? { status: 'LOCKED' } : {},
    );
  }
}
