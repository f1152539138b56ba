import { Injectable } from '@nestjs/common';

import { HourlyCleanup } from '../../platform/hourly-cleanup.js';
import { SecurityLogRepository } from '../security-log/security-log.repository.js';
import { LoginRateLimiter } from '../sign-in/login-rate-limiter.js';
import { UserSessionRepository } from './user-session.repository.js';

/** Deletes sessions that expired long ago, outdated counts of wrong passwords and old log entries. */
@Injectable()
export class SessionCleanup extends HourlyCleanup {
  constructor(
    private readonly sessions: UserSessionRepository,
    private readonly limiter: LoginRateLimiter,
    private readonly events: SecurityLogRepository,
  ) {
    super();
  }

  protected deleteOld(): Promise<unknown> {
    return Promise.all([
      this.sessions.deleteOld(),
      this.limiter.deleteOld(),
      this.events.deleteOld(),
    ]);
  }
}
