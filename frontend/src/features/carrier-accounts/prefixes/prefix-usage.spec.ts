import { prefixUsage, rangeText } from './prefix-usage';

const usage = (masterRangeStart: number | null, masterRangeEnd: number | null, used: number) =>
  prefixUsage({ masterRangeStart, masterRangeEnd, masterRangeUsed: used });

describe('prefix usage', () => {
  it.each([
    [1, 1001, 250, 25],
    [0, 3, 1, 33.333],
    [1, 100, 100, 100],
    [1, 100, 0, 0],
  ])('ACCT-45 of %d to %d with %d numbers used is %d percent', (start, end, used, percent) => {
    expect(usage(start, end, used)).toBeCloseTo(percent, 2);
  });

  it('is empty if the carrier issues the numbers', () => {
    expect(usage(null, null, 0)).toBeNull();
    expect(rangeText(null, null)).toBeNull();
  });

  it('is shown with its range', () => {
    expect(rangeText(1, 100_000)).toBe('1 - 100000');
    expect(rangeText(7, 7)).toBe('7');
  });
});
