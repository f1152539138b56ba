import type { Position } from '@contracts/realtime/position.js';

const COUNTABLE = /^\d*$/;

/** Events not yet processed; null where the event store's positions cannot be counted. */
export function lagBehind(position: Position, end: Position): number | null {
  if (position >= end) return 0;
  if (!COUNTABLE.test(position) || !COUNTABLE.test(end)) return null;
  return Number(end) - Number(position);
}
