import { Clock } from '../../platform/clock.js';

/** Clock of the sender, which tests advance instead of waiting for retries. */
export class MovableClock extends Clock {
  private ahead = 0;
  now(): Date {
    return new Date(Date.now() + this.ahead);
  }
  move(ms: number): void {
    this.ahead += ms;
  }
}
