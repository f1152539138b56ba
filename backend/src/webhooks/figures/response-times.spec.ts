import { RESPONSE_TIME_RANGES, responseTimeBoundsMs, p95Of } from './response-times.js';

/** Counts of all ranges, of which these have some. */
function countsOf(some: Readonly<Record<number, number>>): number[] {
  return Array.from(
    { length: RESPONSE_TIME_RANGES },
    (_, range) => some[responseTimeBoundsMs[range] ?? -1] ?? 0,
  );
}

describe('the ranges of response times', () => {
  it('increase, by less than a sixth from 10 ms on', () => {
    const steps = responseTimeBoundsMs
      .slice(1)
      .map((bound, index) => bound - (responseTimeBoundsMs[index] ?? 0));
    expect(Math.min(...steps)).toBe(1);
    const growth = responseTimeBoundsMs.flatMap((bound, index) =>
      bound < 10 ? [] : [(responseTimeBoundsMs[index + 1] ?? bound) / bound],
    );
    expect(Math.max(...growth)).toBeLessThan(1.16);
  });
});

describe('the 95th percentile of response times', () => {
  it.each([
    ['null without any', {}, null],
    ['that of a single one', { 220: 1 }, 220],
    ['not that of the slowest twentieth', { 12: 95, 15_000: 5 }, 12],
    ['that of the first one beyond', { 12: 94, 15_000: 6 }, 15_000],
    ['rounded up to a whole response', { 12: 19, 910: 1 }, 12],
  ] as const)('is %s', (_, some, expected) => {
    expect(p95Of(countsOf(some))).toBe(expected);
  });

  it('is the highest bound for times above all of them', () => {
    expect(p95Of(countsOf({ [-1]: 3 }))).toBe(15_000);
  });
});
