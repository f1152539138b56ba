import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { RoleName } from '@contracts/permissions/roles.js';
import { adminRoles, MIN_ADMIN_PASSWORD_LENGTH } from '@contracts/rules/password.js';
import { appPasswordTexts as texts } from '@contracts/texts/app/settings.js';

import type { Actor } from '../../platform/actor.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { LoginRateLimiter } from '../sign-in/login-rate-limiter.js';
import { PasswordHasher } from './password-hasher.js';
import { WrongCurrentPassword } from './user.errors.js';

/**
 * Decides which passwords may be set, beyond their shape (AUTH-32): NIST SP 800-63B requires a comparison with known
 * passwords, and administrators need longer ones. Existing passwords stay valid.
 */
@Injectable()
export class PasswordPolicy {
  private commonPasswords: Promise<ReadonlySet<string>> | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly passwords: PasswordHasher,
    private readonly limiter: LoginRateLimiter,
  ) {}

  /**
   * Checks the current password: someone at an unlocked screen can neither take over the account nor guess its
   * password. Passes for another user's password.
   * @throws WrongCurrentPassword, TooManyLogins
   */
  async assertCurrent(
    userId: number,
    password: string | undefined,
    { identity }: Actor,
  ): Promise<void> {
    if (userId !== identity.id) return;
    const [user] = await this.database.query<{ email: string; hash: string }[]>(
      'select email, password_hash as hash from user_account where id = $1',
      [userId],
    );
    const attempt = { email: user?.email ?? '', address: 'an open session' };
    await this.limiter.consume(attempt);
    if (!(await this.passwords.matches(password ?? '', user?.hash)))
      throw new WrongCurrentPassword();
    await this.limiter.reset(attempt);
  }

  /** `holder` is the user, or the roles of a user to be added. @throws InvalidRequest for the field */
  async assertAllowed(
    path: string,
    password: string,
    holder: number | readonly RoleName[],
  ): Promise<void> {
    if ((await this.listCommonPasswords()).has(password.toLowerCase()))
      throw new InvalidRequest([{ path, message: texts.known }]);
    if (password.length >= MIN_ADMIN_PASSWORD_LENGTH) return;
    const roles = typeof holder === 'number' ? await this.rolesOf(holder) : holder;
    if (roles.some((role) => adminRoles.includes(role)))
      throw new InvalidRequest([{ path, message: texts.shortForAdmin }]);
  }

  private async rolesOf(userId: number): Promise<RoleName[]> {
    const rows = await this.database.query<{ role: RoleName }[]>(
      'select role from user_role where user_id = $1',
      [userId],
    );
    return rows.map(({ role }) => role);
  }

  /** In lower case; read on first use. */
  private listCommonPasswords(): Promise<ReadonlySet<string>> {
    this.commonPasswords ??= import('@zxcvbn-ts/language-common').then(
      ({ dictionary }) => new Set(dictionary.passwords.map((password) => password.toLowerCase())),
    );
    return this.commonPasswords;
  }
}
