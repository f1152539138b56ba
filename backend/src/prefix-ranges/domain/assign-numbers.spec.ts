import * as fc from 'fast-check';

import {
  after,
  allotted,
  assigned,
  exhausted,
  registered,
} from '../testing/prefix-range.fixture.js';
import { assignNumbers, assignedNumber } from './assign-numbers.js';
import { evolve, type RegisteredRange } from './prefix-range.js';

const requestFor = (consignmentId: number, clientCarrierAccountId = 31) => ({
  consignmentId,
  clientCarrierAccountId,
});

describe('assigning numbers', () => {
  it('assigns the first numbers of the block, in the order of the requests', () => {
    expect(
      assignNumbers(after(registered(), allotted(101, 200)), [requestFor(9), requestFor(4)]),
    ).toEqual([
      assigned([
        [9, 101],
        [4, 102],
      ]),
    ]);
  });

  it('begins at zero if the block does', () => {
    expect(assignNumbers(after(registered(0, 9), allotted(0, 9)), [requestFor(9)])).toEqual([
      assigned([[9, 0]]),
    ]);
  });

  it('continues after the number assigned last', () => {
    const history = after(registered(), allotted(101, 200), assigned([[9, 101]]));

    expect(assignNumbers(history, [requestFor(4)])).toEqual([assigned([[4, 102]])]);
  });

  it('continues in the next block', () => {
    const history = after(registered(), allotted(1, 1), allotted(50, 60), assigned([[9, 1]]));

    expect(assignNumbers(history, [requestFor(4)])).toEqual([assigned([[4, 50]])]);
  });

  it('assigns nothing new to a consignment that has a number', () => {
    const history = after(registered(), allotted(1, 9), assigned([[9, 1]]));

    expect(assignNumbers(history, [requestFor(9), requestFor(9)])).toEqual([]);
    expect(assignedNumber(history, requestFor(9))).toEqual({
      number: 1,
      connoteNumber: 'LKIZ00000001',
    });
  });

  it('assigns one number to a consignment that requests two at once', () => {
    expect(
      assignNumbers(after(registered(), allotted(1, 9)), [requestFor(9), requestFor(9)]),
    ).toEqual([assigned([[9, 1]])]);
  });

  it('separates accounts', () => {
    const history = after(registered(), allotted(1, 9, 31), allotted(10, 19, 32));

    expect(assignNumbers(history, [requestFor(9, 31), requestFor(4, 32)])).toEqual([
      assigned([[9, 1]], 31),
      assigned([[4, 10]], 32),
    ]);
  });

  it('records once that the account is exhausted, and assigns nothing to the last requests', () => {
    const history = [registered(), allotted(1, 1)];
    const events = assignNumbers(after(...history), [requestFor(9), requestFor(4)]);

    expect(events).toEqual([assigned([[9, 1]]), exhausted()]);
    expect(assignNumbers(after(...history, ...events), [requestFor(4)])).toEqual([]);
    expect(() => assignedNumber(after(...history, ...events), requestFor(4))).toThrow(
      'Connote range is exhausted',
    );
  });

  it('continues after another allotment', () => {
    const history = after(
      registered(),
      allotted(1, 1),
      assigned([[9, 1]]),
      exhausted(),
      allotted(2, 5),
    );

    expect(assignNumbers(history, [requestFor(4)])).toEqual([assigned([[4, 2]])]);
  });

  it.each([
    ['an account without numbers here', after(registered())],
    [
      'a range that was withdrawn',
      after(registered(), allotted(1, 9), { type: 'RangeWithdrawn', data: {} }),
    ],
  ])('is rejected for %s', (_case, history) => {
    expect(assignNumbers(history, [requestFor(9)])).toEqual([]);
    expect(() => assignedNumber(history, requestFor(9))).toThrow(
      'No connote numbers are allotted to this carrier account',
    );
  });

  it('returns the number of a consignment after the range is withdrawn', () => {
    const history = after(registered(), allotted(1, 9), assigned([[9, 1]]), {
      type: 'RangeWithdrawn',
      data: {},
    });

    expect(assignedNumber(history, requestFor(9)).number).toBe(1);
  });

  it('never assigns a number twice, outside its blocks or with a gap, for any requests', () => {
    const requestBatches = fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 }));

    fc.assert(
      fc.property(requestBatches, fc.integer({ min: 1, max: 40 }), (batches, length) => {
        const start = after(registered(), allotted(101, 100 + length));
        const range = batches.reduce<RegisteredRange>(
          (state, batch) =>
            assignNumbers(
              state,
              batch.map((id) => requestFor(id)),
            ).reduce<RegisteredRange>(evolve, state),
          start,
        );
        const requestedIds = [...new Set(batches.flat())];
        const numbers = requestedIds
          .slice(0, length)
          .map((id) => assignedNumber(range, requestFor(id)).number);

        expect(numbers).toEqual(numbers.map((_, index) => 101 + index));
        for (const id of requestedIds.slice(length))
          expect(() => assignedNumber(range, requestFor(id))).toThrow('Connote range is exhausted');
      }),
    );
  });
});
