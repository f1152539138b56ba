import type { Position } from '@contracts/events/domain-event.js';

/** Another writer appended first. `actualRevision` is the stream's revision; -1 when it does not exist. */
export class WrongExpectedRevision extends Error {
  constructor(
    readonly stream: string,
    readonly actualRevision: number,
  ) {
    super(`Stream ${stream} is at revision ${actualRevision}`);
  }
}

/** An event that cannot be read (broken JSON, a schema that no upcaster converts). Events after it are not read. */
export class PoisonEvent extends Error {
  constructor(
    readonly position: Position,
    readonly stream: string,
    options: ErrorOptions,
  ) {
    super(`Event at ${position} in ${stream} cannot be read`, options);
  }
}

/** More than 1 MiB in one append. */
export class AppendTooLarge extends Error {
  constructor(
    readonly stream: string,
    readonly bytes: number,
  ) {
    super(`An append of ${bytes} bytes to ${stream} exceeds the limit of 1 MiB`);
  }
}

/** An append that no store accepts: without an event, or with text that is not valid Unicode. */
export class UnstorableAppend extends Error {
  constructor(
    readonly stream: string,
    reason: string,
  ) {
    super(`An append to ${stream} cannot be stored: ${reason}`);
  }
}

/**
 * The store did not respond in time, after retries with the same event ids. The append may or may not have been
 * written: repeat it with the same ids and the same expected revision.
 */
export class EventStoreUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The event store is not responding', options);
  }
}
