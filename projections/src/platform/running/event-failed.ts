import type { Recorded } from '@contracts/events/domain-event.js';

/** An event that a projection cannot take: its fold throws, or its row breaks a rule of the table. */
export class EventFailed extends Error {
  readonly position: string;

  constructor({ position, type, stream }: Recorded, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${type} at ${position} in ${stream}: ${reason}`, { cause });
    this.position = position;
  }
}
