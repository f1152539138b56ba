import type { Position } from '@contracts/realtime/position';

/** Positions are opaque and ordered as plain text; the empty string comes before every event. */
const later = (one: Position, other: Position) => (one > other ? one : other);

/** What this browser knows of the event store: how far its own commands and the live messages have gone. */
function createPositionTracker() {
  let known: Position = '';
  let written: Position = '';
  let accepted: Position = '';

  return {
    known: () => known,
    /** How far this browser's own commands have gone; what lies after it was done by others. */
    written: () => written,
    wrote(position: Position | null | undefined) {
      if (!position) return;
      written = later(written, position);
      known = later(known, position);
    },
    raise(position: Position | null | undefined) {
      if (position) known = later(known, position);
    },
    /** True while an answer from `readAt` would show the state before something already known. */
    isStale: (readAt: Position | null | undefined, after: Position) =>
      readAt != null && readAt < after && after > accepted,
    /** Stops waiting for `after`: a projection that stands still must not slow every read. */
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
