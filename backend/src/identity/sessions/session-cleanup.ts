import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';

import { SecurityLogRepository } from '../security-log/security-log.repository.js';
import { LoginRateLimiter } from '../sign-in/login-rate-limiter.js';
import { UserSessionRepository } from './user-session.repository.js';

const EVERY_MS = 60 * 60 * 1_000;

/** Deletes sessions that expired long ago, and counts of wrong passwords of another day, every hour. */
@Injectable()
export class SessionCleanup implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(SessionCleanup.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: UserSessionRepository,
    private readonly limiter: LoginRateLimiter,
    private readonly events: SecurityLogRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    await Promise.all([
      this.sessions.deleteOld(),
      this.limiter.deleteOld(),
      this.events.deleteOld(),
    ]).catch((error: unknown) => {
      this.log.warn(`Old sessions and login waits stay for another hour: ${String(error)}`);
    });
  }
}
