import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Environment } from '../../platform/config/environment.js';
import { Mailer, type Mail } from '../../platform/mail/mailer.js';
import { LinkNotValid } from '../identity.errors.js';
import { UserAccount } from '../records/user-account.entity.js';
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
    @InjectRepository(UserAccount) private readonly accounts: Repository<UserAccount>,
    private readonly users: UserRepository,
    private readonly links: OneTimeTokenRepository,
    private readonly mailer: Mailer,
    private readonly environment: Environment,
  ) {}

  /** Sends the link; does nothing for an unknown email or a user who cannot sign in, with the same response. */
  async sendLink(email: string): Promise<void> {
    const user = await this.accounts.findOneBy({
      email: email.trim().toLowerCase(),
      kind: 'USER',
      status: 'ACTIVE',
    });
    if (!user || (await this.links.isFresh(user.id, 'RESET'))) return;
    await this.links.issue(user.id, 'RESET', (token, within) =>
      this.mailer.send(this.toMail(user, token), { within }),
    );
  }

  private toMail({ name, email: to }: UserAccount, token: string): Mail {
    const text = [
      `Hello ${name},`,
      'follow this link within the hour to choose a new password:',
      `${this.environment.publicUrl}/reset?token=${token}`,
      'If you did not ask for it, you need not do anything.',
    ].join('\n\n');
    return { to, subject: 'Reset your password', text };
  }

  /** @throws LinkNotValid */
  async confirm(token: string): Promise<void> {
    await this.links.find(token, 'RESET');
  }

  /** Sets the password and ends all tokens of the user. @throws LinkNotValid, also if the email is not the link's */
  async reset({ email, verificationToken, password }: PasswordResetRequest): Promise<void> {
    const owner = await this.links.find(verificationToken, 'RESET');
    if (owner.email !== email.trim().toLowerCase()) throw new LinkNotValid();
    await this.links.use(verificationToken, 'RESET');
    const user = await this.accounts.findOneByOrFail({ id: owner.userId });
    await this.users.changePassword(user.id, password, null, toSelfActor(user));
  }
}
