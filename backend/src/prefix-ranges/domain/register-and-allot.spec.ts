import { after, allotted, format, registered } from '../testing/prefix-range.fixture.js';
import { allotNumbers, registerRange, withdrawRange } from './register-and-allot.js';

const range = { prefixRangeId: 5, customerId: 3, customerCarrierAccountId: 21, format };
const request = { clientCarrierAccountId: 31, clientId: 7 };

describe('registering a range', () => {
  it('registers its numbers', () => {
    expect(registerRange({ ...range, from: 1, to: 1000 })).toEqual([registered()]);
  });

  it('may begin at zero', () => {
    expect(registerRange({ ...range, from: 0, to: 0 })).toHaveLength(1);
  });

  it.each([
    ['ends before it begins', 10, 9, 'Connote range is not valid'],
    ['begins below zero', -1, 9, 'Connote range is not valid'],
    [
      'has more digits than its format',
      1,
      100_000_000,
      'Connote number is too long for its format',
    ],
  ])('is rejected when it %s', (_case, from, to, message) => {
    expect(() => registerRange({ ...range, from, to })).toThrow(message);
  });
});

describe('allotting a block', () => {
  it('takes the next free numbers', () => {
    const history = after(registered(), allotted(1, 100, 30));

    expect(allotNumbers(history, { ...request, length: 50 })).toEqual([allotted(101, 150)]);
  });

  it('may take the last number', () => {
    expect(allotNumbers(after(registered(1, 10)), { ...request, length: 10 })).toEqual([
      allotted(1, 10),
    ]);
  });

  it('may be a single number', () => {
    expect(allotNumbers(after(registered()), { ...request, length: 1 })).toEqual([allotted(1, 1)]);
  });

  it('is rejected beyond the last number, and returns how many are left', () => {
    const history = after(registered(1, 10), allotted(1, 4));

    expect(() => allotNumbers(history, { ...request, length: 7 })).toThrow(
      'Only 6 connote numbers are left in the master range',
    );
  });

  it('is rejected without any numbers', () => {
    expect(() => allotNumbers(after(registered()), { ...request, length: 0 })).toThrow(
      'Connote range is not valid',
    );
  });

  it('is rejected once the range is withdrawn', () => {
    const history = after(registered(), { type: 'RangeWithdrawn', data: {} });

    expect(() => allotNumbers(history, { ...request, length: 1 })).toThrow(
      'Connote range is no longer in use',
    );
  });
});

describe('withdrawing a range', () => {
  it('is recorded once', () => {
    const events = withdrawRange(after(registered()));

    expect(events).toEqual([{ type: 'RangeWithdrawn', data: {} }]);
    expect(withdrawRange(after(registered(), ...events))).toEqual([]);
  });
});
