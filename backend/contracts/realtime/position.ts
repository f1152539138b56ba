/** Position in the event store: opaque, compared as plain text. Sent and returned in the headers below. */
export type Position = string;

export const positionHeaders = {
  /** On the response to a command: its events are at or before this position. */
  written: 'x-event-position',
  /** On a read: the response must include events up to this position. */
  after: 'x-after-position',
  /** On the response to a read that timed out waiting: the position it has reached. */
  read: 'x-read-position',
} as const;
