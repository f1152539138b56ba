import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const EVERY_MS = 60 * 60 * 1_000;

/** Deletes expired data every hour; failures are retried an hour later. */
export abstract class HourlyCleanup implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;

  protected abstract deleteOld(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    await this.deleteOld().catch((error: unknown) => {
      this.log.warn(`The hourly cleanup failed and will be retried in an hour: ${String(error)}`);
    });
  }
}
