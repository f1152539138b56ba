import { usedPercentage } from './used-percentage.js';

describe('how far a block of numbers is used', () => {
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
