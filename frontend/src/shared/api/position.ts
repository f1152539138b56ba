import type { Position } from '@contracts/realtime/position';

/** Positions are opaque and ordered as plain text; the empty string precedes every event. */
const later = (one: Position, other: Position) => (one > other ? one : other);

/** Tracks the highest event store positions known to this browser, from its own commands and from live messages. */
function createPositionTracker() {
  let known: Position = '';
  let written: Position = '';
  let accepted: Position = '';

  return {
    known: () => known,
    /** Position of this browser's last command; later events were caused by others. */
    written: () => written,
    wrote(position: Position | null | undefined) {
      if (!position) return;
      written = later(written, position);
      known = later(known, position);
    },
    raise(position: Position | null | undefined) {
      if (position) known = later(known, position);
    },
    /** Whether a response read at `readAt` may be older than the known state. */
    isStale: (readAt: Position | null | undefined, after: Position) =>
      readAt != null && readAt < after && after > accepted,
    /** Stops waiting for `after`: a stalled projection must not slow every read. */
    accept(after: Position) {
      accepted = later(accepted, after);
    },
    forget() {
      known = '';
      written = '';
      accepted = '';
    },
  };
}

export const positions = createPositionTracker();
