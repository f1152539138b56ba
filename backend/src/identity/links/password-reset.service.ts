import { Injectable } from '@nestjs/common';

import type { UserStatus } from '@contracts/rules/user-status.js';

import { Environment } from '../../platform/config/environment.js';
import { Mailer, type Mail } from '../../platform/mail/mailer.js';
import { InvalidLink, LinkForAnotherEmail } from '../identity.errors.js';
import type { UserAccount } from '../records/user-account.entity.js';
import { SecurityLog } from '../security-log/security-log.js';
import { PasswordPolicy } from '../users/password.policy.js';
import { UserRepository } from '../users/user.repository.js';
import { OneTimeTokenRepository } from './one-time-token.repository.js';
import { toSelfActor } from './self-actor.js';

/** Fields of the link and the new password. */
export interface PasswordResetRequest {
  readonly email: string;
  readonly verificationToken: string;
  readonly password: string;
}

/** Password reset by a link in an email, valid once within an hour (GAP-06). */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UserRepository,
    private readonly links: OneTimeTokenRepository,
    private readonly rules: PasswordPolicy,
    private readonly mailer: Mailer,
    private readonly environment: Environment,
    private readonly log: SecurityLog,
  ) {}

  /** Sends the link; does nothing for an unknown email or a user who cannot sign in, with the same response. */
  async sendLink(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (user?.kind !== 'USER' || !isResettable(user.status)) return;
    const isIssued = await this.links.issueUnlessFresh(user.id, 'RESET', (token, within) =>
      this.mailer.send(this.toMail(user, token), { within }),
    );
    if (isIssued)
      await this.log.record({ kind: 'RESET_REQUESTED', actor: null, subjectId: user.id });
  }

  private toMail({ name, email: to }: UserAccount, token: string): Mail {
    const text = [
      `Hello ${name},`,
      'Follow this link within one hour to choose a new password:',
      `${this.environment.publicUrl}/reset?token=${token}`,
      'If you did not request this, you can ignore this email.',
    ].join('\n\n');
    return { to, subject: 'Reset your password', text };
  }

  /** @throws InvalidLink */
  async confirm(token: string): Promise<void> {
    await this.links.get(token, 'RESET');
  }

  /**
   * Sets the password, and ends all the user's sessions, locks and waits (ADR 25).
   * @throws InvalidLink, LinkForAnotherEmail
   */
  async reset({ email, verificationToken, password }: PasswordResetRequest): Promise<void> {
    const owner = await this.links.get(verificationToken, 'RESET');
    if (owner.email !== email.trim().toLowerCase()) throw new LinkForAnotherEmail();
    await this.rules.assertAllowed('password', password, owner.userId);
    const user = await this.users.get(owner.userId);
    const change = await this.users.toPasswordChange(password);
    const decide = ({ status }: UserAccount) => {
      if (!isResettable(status)) throw new InvalidLink();
      return { ...change, status: 'ACTIVE' as const };
    };
    await this.users.change(user.id, toSelfActor(user), decide, (work) =>
      this.links.use(verificationToken, 'RESET', work),
    );
  }
}

/** LOCKED means that the password is not trusted: a new one resolves that (ADR 25). */
const isResettable = (status: UserStatus): boolean => status === 'ACTIVE' || status === 'LOCKED';
