import { Clock } from '../../platform/clock.js';

/** The time of the sender: as long as a retry takes, no test waits. */
export class MovableClock extends Clock {
  private ahead = 0;
  now(): Date {
    return new Date(Date.now() + this.ahead);
  }
  move(ms: number): void {
    this.ahead += ms;
  }
}
