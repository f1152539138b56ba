import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';

import { AccountNotActive, WrongCredentials } from '../identity.errors.js';
import { UserAccount, type UserStatus } from '../records/user-account.entity.js';
import { Tokens } from '../sessions/tokens.js';
import { Passwords } from '../users/passwords.js';
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
    @InjectRepository(UserAccount) private readonly users: Repository<UserAccount>,
    private readonly database: DataSource,
    private readonly limit: LoginLimit,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
  ) {}

  /** @throws TooManyLogins, WrongCredentials, AccountNotActive */
  async signIn({ email: typed, password, address }: Credentials): Promise<string> {
    const email = typed.trim().toLowerCase();
    await this.limit.begin({ email, address });
    const user = await this.users.findOne({ where: { email }, relations: { roles: true } });
    if (!(await this.passwords.matches(password, user?.passwordHash)) || !user) {
      await this.countFailure(email);
      throw new WrongCredentials();
    }
    if (user.status !== 'ACTIVE') throw new AccountNotActive(notActive[user.status]);
    await this.limit.forgive({ email, address });
    if (user.failedLogins > 0) await this.users.update(user.id, { failedLogins: 0 });
    return this.tokens.sign(claimsOf(user));
  }

  /** The tenth failure in a row locks, which ends live tokens too (GAP-04, GAP-05). */
  private async countFailure(email: string): Promise<void> {
    await this.database.query(
      `update user_account
          set failed_logins = failed_logins + 1,
              status = case when failed_logins + 1 >= $2 then 'LOCKED' else status end
        where email = $1 and status = 'ACTIVE'`,
      [email, FAILURES_TO_LOCK],
    );
  }
}
