import { Injectable } from '@nestjs/common';

import type { ChangeKind, RecentChanges } from '@contracts/realtime/messages.js';

/** Browsers subscribe within seconds of their first reads; one that takes longer reloads everything. */
const KEPT_MS = 60_000;

/**
 * Times of the last changes sent to each room. Records, and most lists, have no position: only the age of a change tells
 * a browser that joins whether what it has read before may lack it.
 */
@Injectable()
export class ChangeTimes {
  /** By room, in the order of their last changes; by kind within. */
  private readonly rooms = new Map<string, Map<ChangeKind, number>>();
  private listeningSince = performance.now();

  /** Call whenever listening to the database starts: earlier notifications may have been missed. */
  begin(): void {
    this.listeningSince = performance.now();
  }

  note(rooms: readonly string[], kinds: Iterable<ChangeKind>): void {
    const now = performance.now();
    for (const room of rooms) {
      const changedAt = this.rooms.get(room) ?? new Map<ChangeKind, number>();
      for (const kind of kinds) changedAt.set(kind, now);
      // the room moves to the end
      this.rooms.delete(room);
      this.rooms.set(room, changedAt);
    }
    this.forgetBefore(now - KEPT_MS);
  }

  private forgetBefore(time: number): void {
    for (const [room, changedAt] of this.rooms) {
      if (Math.max(...changedAt.values()) >= time) return;
      this.rooms.delete(room);
    }
  }

  /** Changes of the last minute in any of these rooms. */
  recentIn(rooms: Iterable<string>): RecentChanges {
    const now = performance.now();
    const agoMs: Partial<Record<ChangeKind, number>> = {};
    for (const room of rooms)
      for (const [kind, time] of this.rooms.get(room) ?? []) {
        const ago = Math.round(now - time);
        if (ago <= Math.min(KEPT_MS, agoMs[kind] ?? KEPT_MS)) agoMs[kind] = ago;
      }
    return { knownForMs: Math.round(Math.min(KEPT_MS, now - this.listeningSince)), agoMs };
  }
}
