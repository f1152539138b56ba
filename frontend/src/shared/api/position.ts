import {
  formatKnownState,
  parseKnownState,
  type Position,
  type RecordsVersion,
} from '@contracts/realtime/position';

/** Positions and versions are opaque and ordered as plain text; the empty string precedes every one. */
const laterOf = (a: Position, b: Position) => (a > b ? a : b);

const eventsOf = (header: string): Position => parseKnownState(header)?.events ?? '';

/**
 * Tracks the highest event store positions known to this browser, and the versions of the records, from its own
 * commands and from live messages.
 */
function createPositionTracker() {
  let knownEvents: Position = '';
  let lastCommand: Position = '';
  let accepted: Position = '';
  let records: RecordsVersion = '';

  return {
    /** Position for the header of a read. */
    known: () => formatKnownState({ events: knownEvents, records }),
    /** Position for the header of a change, which does not depend on any projection. */
    knownRecords: () => formatKnownState({ events: '', records }),
    /** Position of this browser's last command; later events were caused by others. */
    written: () => lastCommand,
    /** Updates the known positions from a response header. */
    recordCommand(header: string | null | undefined) {
      const state = parseKnownState(header ?? '');
      if (!state) return;
      lastCommand = laterOf(lastCommand, state.events);
      knownEvents = laterOf(knownEvents, state.events);
      records = laterOf(records, state.records);
    },
    advanceEvents(position: Position | null | undefined) {
      if (position) knownEvents = laterOf(knownEvents, position);
    },
    advanceRecords(version: RecordsVersion) {
      records = laterOf(records, version);
    },
    /** Whether a response read at `readAt` may be older than the known state. */
    isStale(readAt: Position | null | undefined, after: string) {
      const required = eventsOf(after);
      return readAt != null && readAt < required && required > accepted;
    },
    /** Stops waiting for `after`, so that a stalled projection does not slow every read. */
    accept(after: string) {
      accepted = laterOf(accepted, eventsOf(after));
    },
    reset() {
      knownEvents = '';
      lastCommand = '';
      accepted = '';
      records = '';
    },
  };
}

export const positions = createPositionTracker();
