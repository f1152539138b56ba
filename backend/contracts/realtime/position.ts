/** Where the event store stood: opaque, compared as plain text. Sent and answered in the headers below. */
export type Position = string;

export const positionHeaders = {
  /** On the answer to a command: its events are at or before here. */
  written: 'x-event-position',
  /** On a read: do not answer from before here. */
  after: 'x-after-position',
  /** On the answer to a read that could not wait so long: how far it is. */
  read: 'x-read-position',
} as const;
