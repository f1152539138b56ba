import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const EVERY_MS = 60_000;

/** Writes what a process has buffered in memory, once a minute and on shutdown, so that a request costs no statement. */
export abstract class MinuteWriter implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly log = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;

  /** Never rejects. */
  abstract flush(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
