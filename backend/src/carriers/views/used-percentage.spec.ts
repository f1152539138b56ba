import { orderBlocksByUse, daysLeft, usedPercentage } from './used-percentage.js';

describe('the used share of a number block', () => {
  it.each([
    [0, 1, 100, 0],
    [1, 1, 100, 0],
    [100, 1, 100, 100],
    [34, 1, 100, 33.33],
    [7, 7, 7, 0],
  ])('ACCT-59 number %d of %d to %d is %d %%', (latestUsedRangeIndex, rangeStart, rangeEnd, is) => {
    expect(usedPercentage({ latestUsedRangeIndex, rangeStart, rangeEnd })).toBe(is);
  });
});

describe('the days that a number block lasts', () => {
  it.each([
    [1, 100, 40, 5, 12],
    [1, 100, null, 5, 20],
    [1, 100, 100, 5, 0],
    [1, 100, 99, 5, 0],
    [1, 100, 40, undefined, null],
  ])('%d to %d at %d and %d a day: %d days', (rangeStart, rangeEnd, latestNumber, perDay, is) => {
    const blocks = [{ from: rangeStart, to: rangeEnd }];

    expect(daysLeft({ blocks, latestNumber }, perDay)).toBe(is);
  });

  it('count every block, and not the numbers in between', () => {
    const blocks = [
      { from: 31, to: 35 },
      { from: 43, to: 45 },
    ];

    expect(daysLeft({ blocks, latestNumber: 34 }, 2)).toBe(2);
  });
});

describe('blocks with blocks of other accounts in between', () => {
  const blocks = [
    { from: 31, to: 35 },
    { from: 43, to: 45 },
  ];

  it.each([
    [null, 31, null],
    [33, 31, 33],
    [35, 43, null],
    [44, 43, 44],
    [45, 43, 45],
  ])('after number %d the one from %d is in use', (latestNumber, from, latest) => {
    const [inUse, ...others] = orderBlocksByUse({ blocks, latestNumber });

    expect(inUse).toMatchObject({ from, latest });
    expect(others).toHaveLength(1);
  });

  it('are none for an account without numbers', () => {
    expect(orderBlocksByUse({ blocks: [], latestNumber: null })).toEqual([]);
  });
});
