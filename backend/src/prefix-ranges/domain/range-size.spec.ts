import { createHash } from 'node:crypto';

import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import { after, allotted, assigned, exhausted, format } from '../testing/prefix-range.fixture.js';
import { assignNumbers, assignedItems, assignedNumber } from './assign-numbers.js';
import { evolve, prefixRangeStreams, type RegisteredRange } from './prefix-range.js';
import { allotNumbers } from './register-and-allot.js';

const MAX_BYTES = 100_000;
const LAST = 9_999_999;

const registered: PrefixRangeEvent = {
  type: 'RangeRegistered',
  data: {
    prefixRangeId: 5,
    customerId: 3,
    customerCarrierAccountId: 21,
    format,
    from: 1,
    to: LAST,
    itemRange: { from: 1, to: 99_999_999 },
  },
};

/** Assigns one number and two item numbers to each of a number of consignments, in batches. */
function assignMany(range: RegisteredRange, count: number, size = 50): RegisteredRange {
  let state = range;
  for (let first = 1; first <= count; first += size) {
    const requests = Array.from({ length: size }, (_, index) => ({
      consignmentId: 1_000_000 + first + index,
      clientCarrierAccountId: 31,
      pieces: 2,
    }));
    state = assignNumbers(state, requests).reduce<RegisteredRange>(evolve, state);
  }
  return state;
}

const sizeOf = (range: RegisteredRange): number =>
  JSON.stringify(prefixRangeStreams.snapshots!.encode(range)).length;

describe('the state of a range', () => {
  it('stays below 100 kB, whatever it has assigned', () => {
    const range = assignMany(after(registered, allotted(1, LAST)), 300_000);

    expect(range.accounts.get(31)?.latest).toBe(300_000);
    expect(range.items?.latest).toBe(600_000);
    expect(sizeOf(range)).toBeLessThan(MAX_BYTES);
  });

  it('stays below 100 kB, however often numbers are allotted to an account', () => {
    let range = after(registered, allotted(1, 10));
    for (let block = 0; block < 10_000; block += 1)
      range = allotNumbers(range, { clientCarrierAccountId: 31, clientId: 7, length: 10 }).reduce(
        evolve,
        range,
      );

    expect(sizeOf(range)).toBeLessThan(MAX_BYTES);
    const blocks = range.accounts.get(31)!.blocks;
    expect([blocks[0].from, blocks.at(-1)!.to]).toEqual([1, 100_010]);
  });

  it('drops exhausted blocks, except the first', () => {
    const range = after(
      registered,
      allotted(1, 2),
      allotted(3, 4, 32),
      allotted(5, 5),
      allotted(6, 7, 32),
      assigned([
        [1, 1],
        [2, 2],
        [3, 5],
      ]),
      allotted(8, 9),
    );

    expect(range.accounts.get(31)?.blocks).toEqual([
      { from: 1, to: 2 },
      { from: 8, to: 9 },
    ]);
  });

  it('is the same after a snapshot', () => {
    const { encode, decode } = prefixRangeStreams.snapshots!;
    const range = assignMany(after(registered, allotted(1, LAST), allotted(1, 9, 32)), 500);

    expect(decode(JSON.parse(JSON.stringify(encode(range))))).toEqual(range);
    expect(decode(null)).toBeNull();
    expect(decode({ accounts: 'none' })).toBeNull();
  });
});

describe('the version of snapshots', () => {
  it('is raised when the fold produces a different state from the same events', () => {
    const { version, encode } = prefixRangeStreams.snapshots!;
    const history = assignMany(
      after(registered, allotted(1, 100), allotted(101, 9_999, 32), allotted(10_000, LAST)),
      1_000,
      40,
    );
    const withdrawn = evolve(evolve(history, exhausted()), { type: 'RangeWithdrawn', data: {} });
    const states = JSON.stringify([history, withdrawn].map(encode));
    const digest = createHash('sha256').update(states).digest('hex').slice(0, 16);

    // When this fails: raise `snapshots.version` in prefix-range.ts, then update the digest here.
    expect({ version, digest }).toEqual({ version: 1, digest: '4c40ea62cd3e2653' });
  });
});

describe("a consignment no longer in the range's state", () => {
  const range = assignMany(after(registered, allotted(1, LAST)), 2_000);
  const request = {
    consignmentId: 1_000_001,
    clientCarrierAccountId: 31,
    pieces: 2,
    held: { number: 1, blocks: [{ from: 1, to: 2 }] },
  };

  it('keeps the numbers it reports, and uses no new ones', () => {
    expect(assignNumbers(range, [request])).toEqual([]);
    expect(assignedNumber(range, request).number).toBe(1);
    expect(assignedItems(range, request)?.blocks).toEqual([{ from: 1, to: 2 }]);
  });

  it('gets another block for its additional pieces', () => {
    const grown = { ...request, pieces: 5 };
    const events = assignNumbers(range, [grown]);

    expect(events).toEqual([
      {
        type: 'ItemNumbersAssigned',
        data: { assignments: [{ consignmentId: 1_000_001, from: 4_001, to: 4_003 }] },
      },
    ]);
    const grew = events.reduce<RegisteredRange>(evolve, range);
    expect(assignedItems(grew, grown)?.blocks).toEqual([
      { from: 1, to: 2 },
      { from: 4_001, to: 4_003 },
    ]);
  });
});
