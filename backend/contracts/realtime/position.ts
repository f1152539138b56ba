/** Position in the event store: opaque, compared as plain text. The empty string precedes every event. */
export type Position = string;

/**
 * Version of the ordinary records, incremented by each commit that changes one. Opaque, compared as plain text; the
 * empty string precedes every change.
 */
export type RecordsVersion = string;

/** State that a caller has written or seen: events up to a position, records up to a version. */
export interface KnownState {
  readonly events: Position;
  readonly records: RecordsVersion;
}

export const positionHeaders = {
  /** On the response to a command: its events and records are included up to this position. */
  written: 'x-event-position',
  /** On a request: the response must include everything up to this position. */
  after: 'x-after-position',
  /** On a read that timed out waiting: the position in the event store it has reached. */
  read: 'x-read-position',
} as const;

const SEPARATOR = '@';
const VERSION_DIGITS = 19;

/** Position of either event store, a version of the records after `@`, or both. */
const HEADER = /^(?=.)(\d{19}|\d{20}:\d{20})?(?:@(\d{19}))?$/;

/** Parses a header; null if it is neither a position nor a version. */
export function parseKnownState(header: string): KnownState | null {
  const parts = HEADER.exec(header);
  return parts && { events: parts[1] ?? '', records: parts[2] ?? '' };
}

/** Formats a header's value: the position, then the version, each if present. */
export const formatKnownState = ({ events, records }: KnownState): string =>
  records === '' ? events : `${events}${SEPARATOR}${records}`;

export const toRecordsVersion = (version: number | string): RecordsVersion =>
  String(version).padStart(VERSION_DIGITS, '0');
