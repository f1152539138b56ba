import * as fc from 'fast-check';

import {
  after,
  allotted,
  assigned,
  exhausted,
  registered,
} from '../testing/prefix-range-fixtures.js';
import { assign, assignedNumber } from './assigning.js';
import { evolve, type PrefixRange } from './prefix-range.js';

const ask = (consignmentId: number, clientCarrierAccountId = 31) => ({
  consignmentId,
  clientCarrierAccountId,
});

describe('assigning numbers', () => {
  it('gives the first numbers of the block, in the order they were asked for', () => {
    expect(assign(after(registered(), allotted(101, 200)), [ask(9), ask(4)])).toEqual([
      assigned([
        [9, 101],
        [4, 102],
      ]),
    ]);
  });

  it('goes on where it stopped', () => {
    const history = after(registered(), allotted(101, 200), assigned([[9, 101]]));

    expect(assign(history, [ask(4)])).toEqual([assigned([[4, 102]])]);
  });

  it('goes on in the next block', () => {
    const history = after(registered(), allotted(1, 1), allotted(50, 60), assigned([[9, 1]]));

    expect(assign(history, [ask(4)])).toEqual([assigned([[4, 50]])]);
  });

  it('gives a consignment that asks again nothing new', () => {
    const history = after(registered(), allotted(1, 9), assigned([[9, 1]]));

    expect(assign(history, [ask(9), ask(9)])).toEqual([]);
    expect(assignedNumber(history, ask(9))).toEqual({ number: 1, connoteNumber: 'LKIZ00000001' });
  });

  it('gives a consignment that asks twice at once one number', () => {
    expect(assign(after(registered(), allotted(1, 9)), [ask(9), ask(9)])).toEqual([
      assigned([[9, 1]]),
    ]);
  });

  it('keeps accounts apart', () => {
    const history = after(registered(), allotted(1, 9, 31), allotted(10, 19, 32));

    expect(assign(history, [ask(9, 31), ask(4, 32)])).toEqual([
      assigned([[9, 1]], 31),
      assigned([[4, 10]], 32),
    ]);
  });

  it('says once that the account has run dry, and leaves the last ones without', () => {
    const history = [registered(), allotted(1, 1)];
    const events = assign(after(...history), [ask(9), ask(4)]);

    expect(events).toEqual([assigned([[9, 1]]), exhausted()]);
    expect(assign(after(...history, ...events), [ask(4)])).toEqual([]);
    expect(() => assignedNumber(after(...history, ...events), ask(4))).toThrow(
      'Connote range is used up',
    );
  });

  it('goes on when more numbers are allotted', () => {
    const history = after(
      registered(),
      allotted(1, 1),
      assigned([[9, 1]]),
      exhausted(),
      allotted(2, 5),
    );

    expect(assign(history, [ask(4)])).toEqual([assigned([[4, 2]])]);
  });

  it.each([
    ['an account without numbers here', after(registered())],
    [
      'a range that was withdrawn',
      after(registered(), allotted(1, 9), { type: 'RangeWithdrawn', data: {} }),
    ],
  ])('is refused for %s', (_what, history) => {
    expect(assign(history, [ask(9)])).toEqual([]);
    expect(() => assignedNumber(history, ask(9))).toThrow(
      'No connote numbers are allotted to this carrier account',
    );
  });

  it('keeps the number of a consignment after the range is withdrawn', () => {
    const history = after(registered(), allotted(1, 9), assigned([[9, 1]]), {
      type: 'RangeWithdrawn',
      data: {},
    });

    expect(assignedNumber(history, ask(9)).number).toBe(1);
  });

  it('never gives a number twice, out of its blocks or with a gap, whatever is asked', () => {
    const asking = fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 }));

    fc.assert(
      fc.property(asking, fc.integer({ min: 1, max: 40 }), (batches, length) => {
        const start = after(registered(), allotted(101, 100 + length));
        const range = batches.reduce<PrefixRange>(
          (state, batch) =>
            assign(
              state,
              batch.map((id) => ask(id)),
            ).reduce(evolve, state),
          start,
        );
        const askedFor = [...new Set(batches.flat())];
        const numbers = askedFor
          .slice(0, length)
          .map((id) => assignedNumber(range, ask(id)).number);

        expect(numbers).toEqual(numbers.map((_, index) => 101 + index));
        for (const id of askedFor.slice(length))
          expect(() => assignedNumber(range, ask(id))).toThrow('Connote range is used up');
      }),
    );
  });
});
