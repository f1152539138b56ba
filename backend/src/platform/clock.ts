/** The time, as a port: tests and the demo set it, nothing else in the house asks the machine. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
