import { daysLeft, usedPercentage } from './used-percentage.js';

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
    expect(daysLeft({ rangeStart, rangeEnd, latestNumber }, perDay)).toBe(is);
  });
});
