import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import { evolve, initialPrefixRange, type RegisteredRange } from '../domain/prefix-range.js';

export const format = { prefix: 'LKIZ', digits: 8, checkDigit: 'NONE' } as const;

export const registered = (from = 1, to = 1000): PrefixRangeEvent => ({
  type: 'RangeRegistered',
  data: { prefixRangeId: 5, customerId: 3, customerCarrierAccountId: 21, format, from, to },
});

export const allotted = (from: number, to: number, account = 31): PrefixRangeEvent => ({
  type: 'RangeAllotted',
  data: { clientCarrierAccountId: account, clientId: 7, from, to },
});

/** Pairs of consignment id and number. */
export const assigned = (
  pairs: readonly (readonly [number, number])[],
  account = 31,
): PrefixRangeEvent => ({
  type: 'NumbersAssigned',
  data: {
    clientCarrierAccountId: account,
    assignments: pairs.map(([consignmentId, number]) => ({ consignmentId, number })),
  },
});

export const exhausted = (account = 31): PrefixRangeEvent => ({
  type: 'RangeExhausted',
  data: { clientCarrierAccountId: account },
});

export function after(...history: readonly PrefixRangeEvent[]): RegisteredRange {
  const range = history.reduce(evolve, initialPrefixRange);
  if (range.phase === 'UNKNOWN') throw new Error("a range's history begins with RangeRegistered");
  return range;
}
