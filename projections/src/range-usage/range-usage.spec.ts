import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';
import type { AccountBlocksRow } from '@read-models/account-blocks.row.js';
import type { AccountRangeUsageRow } from '@read-models/account-range-usage.row.js';
import type { PrefixRangeUsageRow } from '@read-models/prefix-range-usage.row.js';

import type { Projection } from '../platform/projection.js';
import { recorded } from '../testing/recorded.js';
import {
  accountBlocks,
  accountRangeUsage,
  evolveAccountBlocks,
  evolveAccountRange,
  evolvePrefixRange,
  prefixRangeUsage,
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

const items: PrefixRangeEvent = {
  type: 'ItemNumbersAssigned',
  data: {
    assignments: [
      { consignmentId: 1, from: 1, to: 4 },
      { consignmentId: 2, from: 5, to: 5 },
    ],
  },
};
const withdrawn: PrefixRangeEvent = { type: 'RangeWithdrawn', data: {} };
const exhausted: PrefixRangeEvent = {
  type: 'RangeExhausted',
  data: { clientCarrierAccountId: 500 },
};

/** The rows affected by an event of range 90. */
const keysOf = ({ table }: Projection, event: PrefixRangeEvent) =>
  recorded('prefixRange-90', [event]).flatMap((recordedEvent) => table.keys(recordedEvent));

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
    expect(after(registered)?.itemsAssigned).toBe(0);
    expect(after(registered, items)?.itemsAssigned).toBe(5);
  });

  it('is withdrawn permanently', () => {
    expect(after(registered)?.isWithdrawn).toBe(false);
    expect(after(registered, withdrawn)?.isWithdrawn).toBe(true);
  });

  it('has the highest number used, in whatever order they are assigned, from 0 on', () => {
    expect(after(registered, assigned(0))?.latestNumber).toBe(0);
    expect(after(registered, assigned(3, 1, 2))?.latestNumber).toBe(3);
    expect(after(registered, assigned(7), assigned(5))?.latestNumber).toBe(7);
  });

  it('is allotted up to the end of its highest block', () => {
    expect(after(registered, allotted(101, 150), allotted(1, 100))?.allottedTo).toBe(150);
  });

  it('has one row for all of its accounts, under its id', () => {
    expect(keysOf(prefixRangeUsage, registered)).toEqual([90]);
    expect(keysOf(prefixRangeUsage, allotted(1, 10))).toEqual([90]);
  });

  it('does not begin with a later event', () => {
    expect(() => after(allotted(1, 10))).toThrow('prefixRange-90 was never registered');
  });
});

describe('the block of a carrier account', () => {
  const after = (...events: PrefixRangeEvent[]) =>
    recorded('prefixRange-90', events).reduce<AccountRangeUsageRow | null>(
      evolveAccountRange,
      null,
    );

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

  it('continues with another block once it is exhausted', () => {
    const usedUp = [allotted(1, 2), assigned(1, 2), exhausted];

    expect(after(...usedUp)?.isExhausted).toBe(true);
    expect(after(...usedUp, allotted(51, 60))).toMatchObject({
      isExhausted: false,
      allotted: 12,
      latestNumber: 2,
    });
  });
});

describe.each([
  ['the block of a carrier account', accountRangeUsage, evolveAccountRange],
  ['the blocks of a carrier account', accountBlocks, evolveAccountBlocks],
] as const)('%s, among events of the whole range', (_, projection, evolve) => {
  it.each<[string, PrefixRangeEvent]>([
    ['its registration', registered],
    ['item numbers', items],
    ['its withdrawal', withdrawn],
  ])('is not affected by %s', (_case, event) => {
    const [allotting, other] = recorded('prefixRange-90', [allotted(1, 10), event]);
    const row = evolve(null, allotting!);

    expect(keysOf(projection, event)).toEqual([]);
    expect(evolve(row as never, other!)).toBe(row);
  });

  it('has one row for each account', () => {
    expect(keysOf(projection, allotted(1, 10))).toEqual([500]);
    expect(keysOf(projection, assigned(1))).toEqual([500]);
  });

  it('does not begin before it is allotted', () => {
    const [assigning, last] = recorded('prefixRange-90', [assigned(1), exhausted]);

    expect(evolve(null, assigning!)).toBeNull();
    expect(evolve(null, last!)).toBeNull();
  });
});

describe('the blocks of a carrier account', () => {
  const after = (...events: PrefixRangeEvent[]) =>
    recorded('prefixRange-90', events).reduce<AccountBlocksRow | null>(evolveAccountBlocks, null);

  it('are kept separate', () => {
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

  it('are those of that account only', () => {
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
