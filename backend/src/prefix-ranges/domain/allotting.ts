import type { ConnoteFormat, PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import { formatConnote } from './connote-format.js';
import type { Block, PrefixRange } from './prefix-range.js';
import { NotEnoughNumbers, RangeNotValid, RangeNotInUse } from './prefix-range.errors.js';

export interface NewRange extends Block {
  readonly prefixRangeId: number;
  readonly customerId: number;
  readonly customerCarrierAccountId: number;
  readonly format: ConnoteFormat;
}

/** Opens a range whose every number fits its format. */
export function register(range: NewRange): PrefixRangeEvent[] {
  if (range.from < 0 || range.to < range.from) throw new RangeNotValid();
  formatConnote(range.format, range.to);
  return [{ type: 'RangeRegistered', data: range }];
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
