import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';
import type { AccountBlocksRow } from '@read-models/account-blocks.row.js';
import type { AccountRangeUsageRow } from '@read-models/account-range-usage.row.js';
import type { PrefixRangeUsageRow } from '@read-models/prefix-range-usage.row.js';

import { recorded } from '../testing/recorded.js';
import {
  accountBlocks,
  evolveAccountBlocks,
  evolveAccountRange,
  evolvePrefixRange,
} from './range-usage.projection.js';

const registered: PrefixRangeEvent = {
  type: 'RangeRegistered',
  data: {
    prefixRangeId: 90,
    customerId: 3,
    customerCarrierAccountId: 30,
    format: { prefix: 'NL', digits: 8, checkDigit: 'NONE' },
    from: 1,
    to: 1_000,
  },
};
const allotted = (from: number, to: number): PrefixRangeEvent => ({
  type: 'RangeAllotted',
  data: { clientCarrierAccountId: 500, clientId: 7, from, to },
});
const assigned = (...numbers: number[]): PrefixRangeEvent => ({
  type: 'NumbersAssigned',
  data: {
    clientCarrierAccountId: 500,
    assignments: numbers.map((number) => ({ consignmentId: number, number })),
  },
});

describe('a prefix range', () => {
  const after = (...events: PrefixRangeEvent[]) =>
    recorded('prefixRange-90', events).reduce<PrefixRangeUsageRow | null>(evolvePrefixRange, null);

  it('is unused when it is registered', () => {
    expect(after(registered)).toMatchObject({
      prefixRangeId: 90,
      prefix: 'NL',
      digits: 8,
      firstNumber: 1,
      lastNumber: 1_000,
      allottedTo: null,
      latestNumber: null,
      assigned: 0,
    });
  });

  it('counts blocks and numbers', () => {
    expect(
      after(registered, allotted(1, 100), allotted(101, 150), assigned(1, 2, 3)),
    ).toMatchObject({
      allottedTo: 150,
      allotted: 150,
      assigned: 3,
      latestNumber: 3,
    });
  });

  it('ACCT-30 counts the item numbers on pieces, from 0', () => {
    const items: PrefixRangeEvent = {
      type: 'ItemNumbersAssigned',
      data: {
        assignments: [
          { consignmentId: 1, from: 1, to: 4 },
          { consignmentId: 2, from: 5, to: 5 },
        ],
      },
    };

    expect(after(registered)?.itemsAssigned).toBe(0);
    expect(after(registered, items)?.itemsAssigned).toBe(5);
  });

  it('is withdrawn for good', () => {
    expect(after(registered, { type: 'RangeWithdrawn', data: {} })?.isWithdrawn).toBe(true);
  });
});

describe('the block of a carrier account', () => {
  const after = (...events: PrefixRangeEvent[]) =>
    recorded('prefixRange-90', events).reduce<AccountRangeUsageRow | null>(
      evolveAccountRange,
      null,
    );
  const exhausted: PrefixRangeEvent = {
    type: 'RangeExhausted',
    data: { clientCarrierAccountId: 500 },
  };

  it('is used number by number', () => {
    expect(after(allotted(1, 10), assigned(1), assigned(2, 3))).toEqual({
      clientCarrierAccountId: 500,
      clientId: 7,
      prefixRangeId: 90,
      allotted: 10,
      assigned: 3,
      latestNumber: 3,
      isExhausted: false,
    });
  });

  it('goes on with another block once it is used up', () => {
    const usedUp = [allotted(1, 2), assigned(1, 2), exhausted];

    expect(after(...usedUp)?.isExhausted).toBe(true);
    expect(after(...usedUp, allotted(51, 60))).toMatchObject({
      isExhausted: false,
      allotted: 12,
      latestNumber: 2,
    });
  });
});

describe('the blocks of a carrier account', () => {
  const after = (...events: PrefixRangeEvent[]) =>
    recorded('prefixRange-90', events).reduce<AccountBlocksRow | null>(evolveAccountBlocks, null);

  it('stay apart', () => {
    expect(
      after(allotted(31, 35), assigned(31, 32, 33, 34), allotted(43, 45), assigned(35, 43)),
    ).toEqual({
      clientCarrierAccountId: 500,
      clientId: 7,
      blocks: [
        { from: 31, to: 35 },
        { from: 43, to: 45 },
      ],
      latestNumber: 43,
    });
  });

  it('are those of the account alone', () => {
    const allottedToOther: PrefixRangeEvent = {
      type: 'RangeAllotted',
      data: { clientCarrierAccountId: 501, clientId: 8, from: 36, to: 42 },
    };
    const [keyOfOther] = recorded('prefixRange-90', [allottedToOther]).map((event) =>
      accountBlocks.table.keys(event),
    );

    expect(keyOfOther).toEqual([501]);
  });
});
