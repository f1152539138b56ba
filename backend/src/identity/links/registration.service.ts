import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { Environment } from '../../platform/config/environment.js';
import { Mailer, type Mail } from '../../platform/mail/mailer.js';
import { InvalidLink, NotAwaitingVerification } from '../identity.errors.js';
import { UserAccount } from '../records/user-account.entity.js';
import { UserRepository } from '../users/user.repository.js';
import { OneTimeTokenRepository } from './one-time-token.repository.js';
import { toSelfActor } from './self-actor.js';

/** Verifies the email of a new user: status CREATED, PENDING once the email is sent, then ACTIVE (GAP-05). */
@Injectable()
export class RegistrationService {
  constructor(
    @InjectRepository(UserAccount) private readonly accounts: Repository<UserAccount>,
    private readonly links: OneTimeTokenRepository,
    private readonly mailer: Mailer,
    private readonly users: UserRepository,
    private readonly environment: Environment,
  ) {}

  /** Sends the link and records it, or neither: a link only activates a PENDING user. @throws NotAwaitingVerification (409) */
  async sendLink(userId: number, actor: Actor): Promise<void> {
    const user = await this.accounts.findOneByOrFail({ id: userId });
    const decide = ({ status }: UserAccount) => {
      if (status !== 'CREATED' && status !== 'PENDING') throw new NotAwaitingVerification();
      return status === 'CREATED' ? { status: 'PENDING' as const } : {};
    };
    await this.users.change(userId, actor, decide, (work) =>
      this.links.issue(
        userId,
        'REGISTRATION',
        (token, within) => this.mailer.send(this.toMail(user, token), { within }),
        work,
      ),
    );
  }

  private toMail({ name, email: to }: UserAccount, token: string): Mail {
    const text = [
      `Hello ${name},`,
      'An account has been created for you. Follow this link within 7 days to activate it:',
      `${this.environment.publicUrl}/user/registrationConfirm?token=${token}`,
    ].join('\n\n');
    return { to, subject: 'Verify your email address', text };
  }

  /** @throws InvalidLink, including when the user was disabled or locked in the meantime */
  async confirm(token: string): Promise<void> {
    const { userId } = await this.links.get(token, 'REGISTRATION');
    const user = await this.accounts.findOneByOrFail({ id: userId });
    const decide = ({ status }: UserAccount) => {
      if (status !== 'PENDING') throw new InvalidLink();
      return { status: 'ACTIVE' as const };
    };
    await this.users.change(userId, toSelfActor(user), decide, (work) =>
      this.links.use(token, 'REGISTRATION', work),
    );
  }
}
