import { Clock } from '../platform/clock.js';

/** Clock that always shows the same time. */
export class FixedClock extends Clock {
  constructor(private readonly time: Date) {
    super();
  }

  override now(): Date {
    return this.time;
  }
}
