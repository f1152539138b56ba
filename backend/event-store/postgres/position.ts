import type { Position } from '@contracts/events/domain-event.js';

/** Digits of the largest bigint: padded to them, positions order as plain strings. */
const DIGITS = 19;

/** A position from the bigint it is in the database: `pg` hands it over as a string, or as a number where the process has told it to. */
export function toPosition(bigint: string | number): Position {
  return String(bigint).padStart(DIGITS, '0');
}

/** The bigint a position stands for; 0, which no event has, for the beginning. */
export function toBigint(position: Position): string {
  return position === '' ? '0' : position;
}
