import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const EVERY_MS = 60 * 60 * 1_000;

/**
 * Runs work every hour; after a failure it is tried again an hour later. Several processes may run it concurrently, but
 * a process does not start it again before it has ended.
 */
export abstract class HourlyTask implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly log = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;

  protected abstract work(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    await this.work().catch((error: unknown) => {
      this.log.warn(`The hourly work failed and will be retried in an hour: ${String(error)}`);
    });
    this.isRunning = false;
  }
}
