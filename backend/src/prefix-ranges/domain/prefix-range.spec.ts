import * as fc from 'fast-check';

import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import { ImpossibleHistory } from '../../platform/impossible-history.js';
import {
  after,
  allotted,
  assigned,
  exhausted,
  format,
  registered,
} from '../testing/prefix-range.fixture.js';
import { assignNumbers } from './assign-numbers.js';
import {
  evolve,
  initialPrefixRange,
  prefixRangeStreams,
  type RegisteredRange,
} from './prefix-range.js';
import { NotEnoughNumbers, RangeNotInUse } from './prefix-range.errors.js';
import { allotNumbers, registerRange, withdrawRange } from './register-and-allot.js';

const withdrawn: PrefixRangeEvent = { type: 'RangeWithdrawn', data: {} };
const piecesNumbered: PrefixRangeEvent = {
  type: 'ItemNumbersAssigned',
  data: { assignments: [{ consignmentId: 9, from: 1, to: 2 }] },
};

describe('the history of a range', () => {
  it.each([
    ['an allotment before the registration', []],
    ['a second registration', [registered(), registered()]],
    ['numbers for an account without a block', [registered(), assigned([[9, 1]])]],
    ['an account exhausted without a block', [registered(), exhausted()]],
    ['item numbers without an item range', [registered(), piecesNumbered]],
    ['a block after the withdrawal', [registered(), withdrawn]],
    ['a second withdrawal', [registered(), withdrawn, withdrawn]],
  ])('cannot hold %s', (_case, history: PrefixRangeEvent[]) => {
    const fold = () => [...history, allotted(1, 9)].reduce(evolve, initialPrefixRange);

    expect(fold).toThrow(ImpossibleHistory);
  });

  it('still returns assigned numbers after the withdrawal', () => {
    const before = after(registered(), allotted(1, 9), assigned([[9, 1]]));

    expect(evolve(before, withdrawn)).toEqual({ ...before, phase: 'WITHDRAWN' });
  });

  it('adds a block to an account and lets it assign again', () => {
    const range = after(registered(), allotted(1, 1), assigned([[9, 1]]), exhausted());

    expect(range.accounts.get(31)).toMatchObject({ isExhausted: true, latest: 1 });
    expect(evolve(range, allotted(2, 5)).accounts.get(31)).toMatchObject({
      isExhausted: false,
      latest: 1,
      blocks: [
        { from: 1, to: 1 },
        { from: 2, to: 5 },
      ],
    });
  });
});

type Decision = (range: RegisteredRange) => readonly PrefixRangeEvent[];

const accountIds = fc.integer({ min: 31, max: 33 });
const requests = fc.array(
  fc.record({
    consignmentId: fc.integer({ min: 1, max: 30 }),
    clientCarrierAccountId: accountIds,
    pieces: fc.integer({ min: 0, max: 4 }),
    isForPiecesOnly: fc.boolean(),
  }),
  { maxLength: 6 },
);
const blocks = fc.record({
  clientCarrierAccountId: accountIds,
  clientId: fc.constant(7),
  length: fc.integer({ min: 1, max: 20 }),
});
const decisions: fc.Arbitrary<Decision> = fc.oneof(
  {
    weight: 8,
    arbitrary: requests.map(
      (all): Decision =>
        (range) =>
          assignNumbers(range, all),
    ),
  },
  {
    weight: 4,
    arbitrary: blocks.map(
      (block): Decision =>
        (range) =>
          allotNumbers(range, block),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Decision>(withdrawRange) },
);

/** The range after a decision; unchanged when a rule rejects it. */
function decide(range: RegisteredRange, decision: Decision): RegisteredRange {
  try {
    return decision(range).reduce<RegisteredRange>(evolve, range);
  } catch (error) {
    if (error instanceof NotEnoughNumbers || error instanceof RangeNotInUse) return range;
    throw error;
  }
}

describe('decisions about a range', () => {
  it('never write an impossible history, in any order', () => {
    const itemRanges = fc.option(fc.constant({ from: 1, to: 40 }), { nil: undefined });

    fc.assert(
      fc.property(itemRanges, fc.array(decisions, { maxLength: 30 }), (itemRange, all) => {
        const [first] = registerRange({
          prefixRangeId: 5,
          customerId: 3,
          customerCarrierAccountId: 21,
          format,
          from: 1,
          to: 60,
          ...(itemRange && { itemRange }),
        });
        const start = after(first!);

        expect(all.reduce(decide, start)).toMatchObject({ id: 5, customerId: 3 });
      }),
    );
  });
});

describe('the owner of a prefix range', () => {
  it('is its customer, none of its clients', () => {
    expect(prefixRangeStreams.owner(after(registered()))).toEqual({
      clientId: null,
      customerId: 3,
    });
  });

  it('is null before it is registered', () => {
    expect(prefixRangeStreams.owner(prefixRangeStreams.initial)).toBeNull();
  });
});
