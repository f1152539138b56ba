import { HourlyTask } from './hourly-task.js';

/** Deletes expired data every hour. */
export abstract class HourlyCleanup extends HourlyTask {
  protected abstract deleteOld(): Promise<unknown>;

  protected work(): Promise<unknown> {
    return this.deleteOld();
  }
}
