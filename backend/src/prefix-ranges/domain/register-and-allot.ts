import type {
  ConnoteFormat,
  NumberBlock,
  PrefixRangeEvent,
} from '@contracts/events/prefix-range.events.js';

import { formatConnote, itemFormat, itemNumbersLike, overlaps } from './number-format.js';
import type { Block, RegisteredRange } from './prefix-range.js';
import {
  ItemRangeOverlapsConnotes,
  NotEnoughNumbers,
  RangeNotInUse,
  InvalidRange,
} from './prefix-range.errors.js';

export interface NewRange extends Block {
  readonly prefixRangeId: number;
  readonly customerId: number;
  readonly customerCarrierAccountId: number;
  readonly format: ConnoteFormat;
  readonly itemRange?: NumberBlock;
}

/** Registers a range whose numbers all fit its format and whose item numbers can never look like a connote. */
export function registerRange(range: NewRange): PrefixRangeEvent[] {
  const { format, itemRange } = range;
  assertBlock(range, format);
  if (itemRange) assertBlock(itemRange, itemFormat(format));
  const conflictingBlock = itemNumbersLike(format, range);
  if (itemRange && conflictingBlock && overlaps(conflictingBlock, itemRange))
    throw new ItemRangeOverlapsConnotes();
  return [{ type: 'RangeRegistered', data: range }];
}

function assertBlock({ from, to }: NumberBlock, format: ConnoteFormat): void {
  if (from < 0 || to < from) throw new InvalidRange();
  formatConnote(format, to);
}

export interface AllotmentRequest {
  readonly clientCarrierAccountId: number;
  readonly clientId: number;
  /** Number of connotes to allot. */
  readonly length: number;
}

/** Allots the next free block of the range to a client's carrier account (GAP-58, ACCT-71). */
export function allotNumbers(
  range: RegisteredRange,
  { length, ...account }: AllotmentRequest,
): PrefixRangeEvent[] {
  if (range.phase === 'WITHDRAWN') throw new RangeNotInUse();
  if (length < 1) throw new InvalidRange();
  const remaining = range.block.to - range.allottedTo;
  if (length > remaining) throw new NotEnoughNumbers(remaining);

  const from = range.allottedTo + 1;
  return [{ type: 'RangeAllotted', data: { ...account, from, to: from + length - 1 } }];
}

/** Withdraws the range; assigned numbers stay valid (GAP-49). */
export function withdrawRange({ phase }: RegisteredRange): PrefixRangeEvent[] {
  return phase === 'WITHDRAWN' ? [] : [{ type: 'RangeWithdrawn', data: {} }];
}
