import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { DateTime } from 'luxon';
import { Repository } from 'typeorm';

import type { UserStatus } from '@contracts/rules/user-status.js';

import { Clock } from '../../platform/clock.js';
import { AccountNotActive, ApiKeyExpired, WrongCredentials } from '../identity.errors.js';
import { UserAccount } from '../records/user-account.entity.js';
import { SecurityLog } from '../security-log/security-log.js';
import { TokenService } from '../sessions/token.service.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { FREE_ATTEMPTS, LoginRateLimiter } from './login-rate-limiter.js';

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
  private readonly loggedExpiries = new LRUCache<number, true>({
    max: 5_000,
    ttl: 10 * 60 * 1_000,
  });

  constructor(
    @InjectRepository(UserAccount) private readonly accounts: Repository<UserAccount>,
    private readonly limiter: LoginRateLimiter,
    private readonly passwords: PasswordHasher,
    private readonly tokens: TokenService,
    private readonly log: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyLogins, WrongCredentials, AccountNotActive, ApiKeyExpired */
  async signIn({ email: input, password, address }: Credentials): Promise<string> {
    const email = input.trim().toLowerCase();
    const failures = await this.limiter.consume({ email, address });
    const user = await this.accounts.findOne({ where: { email }, relations: { roles: true } });
    if (!(await this.passwords.matches(password, user?.passwordHash)) || !user) {
      this.logRejection(user, `wrong password, ${failures} in a row from here`, failures);
      throw new WrongCredentials();
    }
    if (user.status !== 'ACTIVE') {
      this.logRejection(user, `the user is ${user.status}`, 0);
      throw new AccountNotActive(notActive[user.status]);
    }
    await this.limiter.reset({ email, address });
    this.assertNotExpired(user);
    const token = await this.tokens.open(user, user.expiresAt);
    await this.log.record({
      kind: 'SIGN_IN',
      actor: { identity: toIdentity(user) },
      subjectId: user.id,
    });
    return token;
  }

  /**
   * Rejects an expired API key. Logged once in ten minutes for each key, since software retries endlessly. @throws
   * ApiKeyExpired
   */
  private assertNotExpired(user: UserAccount): void {
    const { id, expiresAt, timeZone: zone } = user;
    if (expiresAt === null || expiresAt > this.clock.now()) return;
    const day = DateTime.fromJSDate(expiresAt, { zone }).toFormat('dd/MM/yyyy');
    if (!this.loggedExpiries.has(id)) this.logRejection(user, `the API key expired on ${day}`, 0);
    this.loggedExpiries.set(id, true, { noUpdateTTL: true });
    throw new ApiKeyExpired(day);
  }

  /** Not awaited, so that a rejection takes the usual time. */
  private logRejection(user: UserAccount | null, details: string, failures: number): void {
    const entry = { actor: null, subjectId: user?.id ?? null, outcome: 'REFUSED' as const };
    void this.log.record({ ...entry, kind: 'SIGN_IN', details });
    if (failures >= FREE_ATTEMPTS)
      void this.log.record({ ...entry, kind: 'WAIT', details: 'the next attempt has to wait' });
  }
}

const toIdentity = ({ id, name, kind }: UserAccount) => ({ id, name, kind, onBehalfOf: null });
