import type { Position, Recorded } from '@contracts/events/domain-event.js';

/** An event that a projection cannot take: its fold throws, or its row breaks a rule of the table. */
export class EventFailed extends Error {
  readonly position: string;

  constructor({ position, type, stream }: Recorded, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${type} at ${position} in ${stream}: ${reason}`, { cause });
    this.position = position;
  }
}

/** How often an event may fail before its projection stops. */
const MAX_OF_AN_EVENT = 5;

/** Failures of one projection since it last got any further. */
export class FailureCounter {
  /** Of any kind: what the wait before the next try follows. */
  inARow = 0;
  private ofAnEvent = 0;

  /**
   * Counts one more; `position` is null when no event is to blame, which is tried again for ever and
   * brings no event nearer to its end. Answers whether the projection has to stop.
   */
  add(position: Position | null): boolean {
    this.inARow += 1;
    if (position === null) return false;
    this.ofAnEvent += 1;
    return this.ofAnEvent >= MAX_OF_AN_EVENT;
  }

  forget(): void {
    this.inARow = 0;
    this.ofAnEvent = 0;
  }
}
