import {
  formatKnownState,
  parseKnownState,
  type Position,
  type RecordsVersion,
} from '@contracts/realtime/position';

/** Positions and versions are opaque and ordered as plain text; the empty string precedes every one. */
const later = (one: Position, other: Position) => (one > other ? one : other);

const eventsOf = (header: string): Position => parseKnownState(header)?.events ?? '';

/**
 * Tracks the highest event store positions known to this browser, and the versions of the records, from its own
 * commands and from live messages.
 */
function createPositionTracker() {
  let known: Position = '';
  let written: Position = '';
  let accepted: Position = '';
  let records: RecordsVersion = '';

  return {
    /** Position for the header of a read. */
    known: () => formatKnownState({ events: known, records }),
    /** Position for the header of a change, which does not depend on any projection. */
    knownRecords: () => formatKnownState({ events: '', records }),
    /** Position of this browser's last command; later events were caused by others. */
    written: () => written,
    /** Updates the known positions from a response header. */
    wrote(header: string | null | undefined) {
      const state = parseKnownState(header ?? '');
      if (!state) return;
      written = later(written, state.events);
      known = later(known, state.events);
      records = later(records, state.records);
    },
    raise(position: Position | null | undefined) {
      if (position) known = later(known, position);
    },
    raiseRecords(version: RecordsVersion) {
      records = later(records, version);
    },
    /** Whether a response read at `readAt` may be older than the known state. */
    isStale(readAt: Position | null | undefined, after: string) {
      const wanted = eventsOf(after);
      return readAt != null && readAt < wanted && wanted > accepted;
    },
    /** Stops waiting for `after`, so that a stalled projection does not slow every read. */
    accept(after: string) {
      accepted = later(accepted, eventsOf(after));
    },
    forget() {
      known = '';
      written = '';
      accepted = '';
      records = '';
    },
  };
}

export const positions = createPositionTracker();
