import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import { after, allotted, assigned, format, registered } from '../testing/prefix-range.fixture.js';
import {
  assignNumbers,
  assignedItems,
  assignedNumber,
  type NumberRequest,
} from './assign-numbers.js';
import { registerRange } from './register-and-allot.js';
import { evolve, type RegisteredRange } from './prefix-range.js';
import { ItemRangeOverlapsConnotes } from './prefix-range.errors.js';

const withItems = (from: number, to: number): PrefixRangeEvent => {
  const { data } = registered() as Extract<PrefixRangeEvent, { type: 'RangeRegistered' }>;
  return { type: 'RangeRegistered', data: { ...data, itemRange: { from, to } } };
};
const requestFor = (consignmentId: number, pieces: number) => ({
  consignmentId,
  pieces,
  clientCarrierAccountId: 31,
});
const then = (range: RegisteredRange, ...requests: NumberRequest[]) =>
  assignNumbers(range, requests).reduce<RegisteredRange>(evolve, range);
const itemsGiven = (events: readonly PrefixRangeEvent[]) =>
  events.flatMap((event) => (event.type === 'ItemNumbersAssigned' ? event.data.assignments : []));

describe('numbering pieces', () => {
  it('assigns every piece the next number, in the same append as the connotes', () => {
    const events = assignNumbers(after(withItems(1, 100), allotted(1, 9)), [
      requestFor(7, 3),
      requestFor(8, 1),
    ]);

    expect(events.map(({ type }) => type)).toEqual(['NumbersAssigned', 'ItemNumbersAssigned']);
    expect(itemsGiven(events)).toEqual([
      { consignmentId: 7, from: 1, to: 3 },
      { consignmentId: 8, from: 4, to: 4 },
    ]);
  });

  it('assigns nothing new to a repeated request, even a concurrent one', () => {
    const range = then(
      after(withItems(1, 100), allotted(1, 9)),
      requestFor(7, 3),
      requestFor(7, 3),
    );

    expect(assignNumbers(range, [requestFor(7, 3)])).toEqual([]);
    expect(range.items?.latest).toBe(3);
  });

  it('assigns a consignment that grows within a batch as many numbers as it has pieces', () => {
    const range = then(
      after(withItems(1, 3), allotted(1, 9)),
      requestFor(7, 1),
      requestFor(7, 2),
      requestFor(7, 3),
    );

    expect(assignedItems(range, requestFor(7, 3))?.blocks).toEqual([{ from: 1, to: 3 }]);
  });

  it('assigns another block for the pieces added to a consignment', () => {
    const range = then(
      after(withItems(1, 100), allotted(1, 9)),
      requestFor(7, 2),
      requestFor(8, 1),
    );

    expect(assignedItems(then(range, requestFor(7, 4)), requestFor(7, 4))?.blocks).toEqual([
      { from: 1, to: 2 },
      { from: 4, to: 5 },
    ]);
  });

  it('numbers pieces even if the carrier issues the connote', () => {
    const range = after(withItems(1, 100), allotted(1, 9));
    const request = { ...requestFor(7, 2), isForPiecesOnly: true };

    expect(assignNumbers(range, [request]).map(({ type }) => type)).toEqual([
      'ItemNumbersAssigned',
    ]);
  });

  it('assigns none if the prefix has no item range', () => {
    const range = then(after(registered(), allotted(1, 9)), requestFor(7, 3));

    expect(assignedItems(range, requestFor(7, 3))).toBeNull();
  });

  it('rejects a consignment with more pieces than remaining numbers, and uses up no connote for it', () => {
    const range = then(
      after(withItems(1, 4), allotted(1, 9)),
      requestFor(7, 3),
      requestFor(8, 2),
      requestFor(9, 1),
    );

    expect(() => assignedItems(range, requestFor(8, 2))).toThrow('Item range is exhausted');
    expect(() => assignedNumber(range, requestFor(8, 2))).toThrow();
    expect(assignedNumber(range, requestFor(9, 1)).number).toBe(2);
    expect(range.items?.latest).toBe(4);
  });

  it('uses up no item number for a consignment that gets no connote', () => {
    const range = then(after(withItems(1, 3), allotted(1, 1)), requestFor(7, 1), requestFor(8, 2));

    expect(range.items?.latest).toBe(1);
    expect(assignedItems(range, requestFor(8, 2))).toBeNull();
    expect(() => assignedNumber(range, requestFor(8, 2))).toThrow('Connote range is exhausted');
  });

  it.each([
    ['an account without numbers', 32],
    ['an exhausted account', 31],
  ])('leaves the item numbers that %s cannot use to the requests behind it', (_case, accountId) => {
    const range = after(
      withItems(1, 4),
      allotted(1, 1, 31),
      allotted(2, 9, 33),
      assigned([[5, 1]], 31),
    );
    const unnumbered = { ...requestFor(7, 3), clientCarrierAccountId: accountId };
    const numbered = { ...requestFor(8, 2), clientCarrierAccountId: 33 };
    const piecesOnly = { ...requestFor(9, 2), isForPiecesOnly: true };

    const next = assignNumbers(range, [unnumbered, numbered, piecesOnly]).reduce<RegisteredRange>(
      evolve,
      range,
    );

    expect(() => assignedNumber(next, unnumbered)).toThrow();
    expect(assignedNumber(next, numbered).number).toBe(2);
    expect(assignedItems(next, numbered)?.blocks).toEqual([{ from: 1, to: 2 }]);
    expect(assignedItems(next, piecesOnly)?.blocks).toEqual([{ from: 3, to: 4 }]);
  });

  it('counts the pieces of a consignment that grows behind one without a connote', () => {
    const range = then(
      after(withItems(1, 3), allotted(1, 1)),
      requestFor(7, 1),
      requestFor(8, 1),
      requestFor(7, 3),
      { ...requestFor(9, 1), isForPiecesOnly: true },
    );

    expect(assignedItems(range, requestFor(7, 3))?.blocks).toEqual([{ from: 1, to: 3 }]);
    expect(range.items?.latest).toBe(3);
  });

  it('assigns no item number to an account without connotes', () => {
    expect(assignNumbers(after(withItems(1, 9)), [requestFor(7, 1)])).toEqual([]);
  });

  it('keeps the numbers of pieces after the range is withdrawn', () => {
    const range = then(after(withItems(1, 9), allotted(1, 9)), requestFor(7, 2));
    const withdrawn = evolve(range, { type: 'RangeWithdrawn', data: {} });

    expect(assignedItems(withdrawn, requestFor(7, 2))?.blocks).toEqual([{ from: 1, to: 2 }]);
  });

  it('assigns nothing more from a withdrawn range', () => {
    const range = after(withItems(1, 9), allotted(1, 9), { type: 'RangeWithdrawn', data: {} });

    expect(assignNumbers(range, [requestFor(7, 1)])).toEqual([]);
    expect(() => assignedItems(range, requestFor(7, 1))).toThrow(
      'Connote range is no longer in use',
    );
  });
});

describe('registering an item range', () => {
  const range = {
    prefixRangeId: 5,
    customerId: 3,
    customerCarrierAccountId: 21,
    format,
    from: 1,
    to: 100,
  };
  const sscc = { prefix: '39312345', digits: 9, checkDigit: 'MOD10' } as const;

  it("is rejected if a piece's number would equal a connote", () => {
    const items = { itemRange: { from: 100, to: 200 } };

    expect(() => registerRange({ ...range, format: sscc, ...items })).toThrow(
      'Item range overlaps the connote range',
    );
    expect(registerRange({ ...range, ...items })).toHaveLength(1);
    expect(
      registerRange({ ...range, format: sscc, itemRange: { from: 101, to: 200 } }),
    ).toHaveLength(1);
  });

  it('may end below the first connote', () => {
    const sixty = { ...range, format: sscc, from: 61 };

    expect(registerRange({ ...sixty, itemRange: { from: 1, to: 60 } })).toHaveLength(1);
    expect(() => registerRange({ ...sixty, itemRange: { from: 1, to: 61 } })).toThrow(
      ItemRangeOverlapsConnotes,
    );
  });

  it('may overlap connotes that differ by a check digit', () => {
    const checked = { ...format, digits: 9, checkDigit: 'MOD10' } as const;

    expect(
      registerRange({ ...range, format: checked, itemRange: { from: 1, to: 9 } }),
    ).toHaveLength(1);
  });

  it('is rejected if a connote with its check digit has as many digits as an item number', () => {
    const checked = { ...format, digits: 8, checkDigit: 'MOD10' } as const;
    const registerWith = (from: number, to: number) =>
      registerRange({ ...range, format: checked, itemRange: { from, to } });

    // connote 1 prints 000000017, connote 100 prints 000001009
    expect(() => registerWith(17, 17)).toThrow(ItemRangeOverlapsConnotes);
    expect(() => registerWith(1_000, 2_000)).toThrow(ItemRangeOverlapsConnotes);
    expect(registerWith(1_010, 2_000)).toHaveLength(1);
  });

  it('is rejected if its end is before its start, or with more digits than are printed', () => {
    expect(() => registerRange({ ...range, itemRange: { from: 9, to: 1 } })).toThrow();
    expect(() => registerRange({ ...range, itemRange: { from: 1, to: 1_000_000_000 } })).toThrow();
  });
});
