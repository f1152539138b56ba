import { Injectable } from '@nestjs/common';

import { HourlyCleanup } from '../platform/hourly-cleanup.js';
import { ApiKeyRepository } from './api-keys/api-key.repository.js';
import { ApiKeyUsageRepository } from './api-keys/api-key-usage.repository.js';
import { DeprecationNoticeRepository } from './api-keys/deprecation-notice.repository.js';
import { SecurityLogRepository } from './security-log/security-log.repository.js';
import { LoginRateLimiter } from './sign-in/login-rate-limiter.js';
import { UserSessionRepository } from './sessions/user-session.repository.js';

/**
 * Deletes sessions that expired long ago, outdated counts of wrong passwords, old log entries, calls of API keys,
 * deleted keys and emails about deprecated operations.
 */
@Injectable()
export class IdentityCleanup extends HourlyCleanup {
  constructor(
    private readonly sessions: UserSessionRepository,
    private readonly limiter: LoginRateLimiter,
    private readonly events: SecurityLogRepository,
    private readonly usage: ApiKeyUsageRepository,
    private readonly keys: ApiKeyRepository,
    private readonly notices: DeprecationNoticeRepository,
  ) {
    super();
  }

  protected deleteOld(): Promise<unknown> {
    return Promise.all([
      this.sessions.deleteOld(),
      this.limiter.deleteOld(),
      this.events.deleteOld(),
      this.usage.deleteOld(),
      this.keys.deleteOldRevoked(),
      this.notices.deleteOld(),
    ]);
  }
}
