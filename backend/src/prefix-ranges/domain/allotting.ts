import type {
  ConnoteFormat,
  NumberBlock,
  PrefixRangeEvent,
} from '@contracts/events/prefix-range.events.js';

import { formatConnote } from './connote-format.js';
import { itemFormat, meets, printsAlike } from './item-format.js';
import type { Block, PrefixRange } from './prefix-range.js';
import {
  ItemRangeMeetsConnotes,
  NotEnoughNumbers,
  RangeNotInUse,
  RangeNotValid,
} from './prefix-range.errors.js';

export interface NewRange extends Block {
  readonly prefixRangeId: number;
  readonly customerId: number;
  readonly customerCarrierAccountId: number;
  readonly format: ConnoteFormat;
  readonly itemRange?: NumberBlock;
}

/** Opens a range whose every number fits its format, and whose pieces never print as a connote. */
export function register(range: NewRange): PrefixRangeEvent[] {
  const { format, itemRange } = range;
  assertBlock(range, format);
  if (itemRange) assertBlock(itemRange, itemFormat(format));
  if (itemRange && printsAlike(format) && meets(range, itemRange))
    throw new ItemRangeMeetsConnotes();
  return [{ type: 'RangeRegistered', data: range }];
}

function assertBlock({ from, to }: NumberBlock, format: ConnoteFormat): void {
  if (from < 0 || to < from) throw new RangeNotValid();
  formatConnote(format, to);
}

export interface AllotmentRequest {
  readonly clientCarrierAccountId: number;
  readonly clientId: number;
  /** How many numbers. */
  readonly length: number;
}

/** Hands the next free block of the range to a client's carrier account (GAP-58, ACCT-71). */
export function allot(
  range: PrefixRange,
  { length, ...account }: AllotmentRequest,
): PrefixRangeEvent[] {
  if (range.isWithdrawn) throw new RangeNotInUse();
  if (length < 1) throw new RangeNotValid();
  const remaining = range.block.to - range.allottedTo;
  if (length > remaining) throw new NotEnoughNumbers(remaining);

  const from = range.allottedTo + 1;
  return [{ type: 'RangeAllotted', data: { ...account, from, to: from + length - 1 } }];
}

/** Takes the range out of use; what it gave out stays what it is (GAP-49). */
export function withdraw({ isWithdrawn }: PrefixRange): PrefixRangeEvent[] {
  return isWithdrawn ? [] : [{ type: 'RangeWithdrawn', data: {} }];
}
