import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const EVERY_MS = 60_000;

/** Writes what a process has buffered in memory, once a minute and on shutdown, so that a request costs no statement. */
export abstract class MinuteWriter implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly log = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  /** The scheduled write in progress; the next one does not start before it has ended. */
  private writing: Promise<void> | null = null;

  /** Never rejects. */
  abstract flush(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.writing ??= this.flush().finally(() => (this.writing = null));
    }, EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.writing;
    await this.flush();
  }
}
