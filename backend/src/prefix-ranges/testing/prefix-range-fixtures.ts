import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import { evolve, unknownRange, type PrefixRange } from '../domain/prefix-range.js';

export const format = { prefix: 'LKIZ', digits: 8, checkDigit: 'NONE' } as const;

export const registered = (from = 1, to = 1000): PrefixRangeEvent => ({
  type: 'RangeRegistered',
  data: { prefixRangeId: 5, customerId: 3, customerCarrierAccountId: 21, format, from, to },
});

export const allotted = (from: number, to: number, account = 31): PrefixRangeEvent => ({
  type: 'RangeAllotted',
  data: { clientCarrierAccountId: account, clientId: 7, from, to },
});

/** Consignments and numbers in turn. */
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

export const after = (...history: readonly PrefixRangeEvent[]): PrefixRange =>
  history.reduce(evolve, unknownRange);
