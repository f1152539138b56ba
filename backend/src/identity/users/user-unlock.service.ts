import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { Environment } from '../../platform/config/environment.js';
import { OneTimeTokenRepository } from '../links/one-time-token.repository.js';
import { UserAccount } from '../records/user-account.entity.js';
import { SecurityLog } from '../security-log/security-log.js';
import { LoginRateLimiter } from '../sign-in/login-rate-limiter.js';
import { UserRepository } from './user.repository.js';

/** Unlocks a locked-out user: for the operator when no administrator can sign in (docs/running.md). */
@Injectable()
export class UserUnlockService {
  constructor(
    @InjectRepository(UserAccount) private readonly accounts: Repository<UserAccount>,
    private readonly users: UserRepository,
    private readonly limiter: LoginRateLimiter,
    private readonly links: OneTimeTokenRepository,
    private readonly environment: Environment,
    private readonly log: SecurityLog,
  ) {}

  /** Ends lock and waits. Returns the status the user had, or null for an unknown email. */
  async unlock(input: string, actor: Actor): Promise<UserAccount['status'] | null> {
    const email = input.trim().toLowerCase();
    const user = await this.accounts.findOneBy({ email });
    if (!user) return null;
    await this.users.change(user.id, actor, ({ status }) =>
      status === 'LOCKED' ? { status: 'ACTIVE' } : {},
    );
    await this.limiter.clear(email);
    const details = `was ${user.status}`;
    await this.log.record({ kind: 'UNLOCKED', actor, subjectId: user.id, details });
    return user.status;
  }

  /**
   * Returns a reset link that works once within the hour, for installations without working email; null for an unknown
   * email.
   */
  async createResetLink(email: string): Promise<string | null> {
    const user = await this.accounts.findOneBy({ email: email.trim().toLowerCase(), kind: 'USER' });
    if (!user) return null;
    let link = '';
    await this.links.issue(user.id, 'RESET', (token) => {
      link = `${this.environment.publicUrl}/reset?token=${token}`;
      return Promise.resolve();
    });
    return link;
  }
}
