import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';

import { IdempotencyStore } from './idempotency.store.js';

const EVERY_MS = 60 * 60 * 1_000;

/** Deletes expired results every hour. */
@Injectable()
export class IdempotencyKeyCleanup implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(IdempotencyKeyCleanup.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: IdempotencyStore) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    await this.store.forgetOld().catch((error: unknown) => {
      this.log.warn(`Old idempotency keys stay for another hour: ${String(error)}`);
    });
  }
}
