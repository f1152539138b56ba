import type { Position as LogPosition } from '@eventstore/db-client';

import type { Position } from '@contracts/events/domain-event.js';

/** Digits of the largest unsigned 64-bit number: padded to them, positions order as plain strings. */
const DIGITS = 20;

/** Combines commit and prepare position; the server needs both to resume. */
export function toPosition({ commit, prepare }: LogPosition): Position {
  return [commit, prepare].map((part) => String(part).padStart(DIGITS, '0')).join(':');
}

/**
 * A checkpoint covers its whole commit: until a subscription has caught up, the server leaves its prepare position at
 * 0, which would order before the commit's own records.
 */
export function toCheckpoint({ commit }: LogPosition): Position {
  return toPosition({ commit, prepare: commit });
}

export function toLogPosition(position: Position): LogPosition {
  const [commit = '', prepare = ''] = position.split(':');
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}
