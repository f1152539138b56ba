import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';

import { OperationStore } from './operation-store.js';

const EVERY_MS = 60 * 60 * 1_000;

/** Once an hour, kept results that nobody may ask for any more are dropped. */
@Injectable()
export class OldKeysSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(OldKeysSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: OperationStore) {}

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
