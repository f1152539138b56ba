import type { Position } from '@contracts/events/domain-event.js';

/** Digits of the largest bigint: padded to them, positions order as plain strings. */
const DIGITS = 19;

/** Position of a bigint: `pg` returns a string, or a number if the process has set a parser. */
export function toPosition(bigint: string | number): Position {
  return String(bigint).padStart(DIGITS, '0');
}

/** Bigint of a position; 0, which no event has, for the beginning. */
export function toBigint(position: Position): string {
  return position === '' ? '0' : position;
}
