/** Steps within a power of ten: each is about a tenth more than the one before. */
const STEPS = [
  ...[10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30],
  ...[33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91],
];

/**
 * Upper bounds of the ranges in which response times are counted, in milliseconds. Stored counts are in this order, so
 * it never changes; longer times are in one more range.
 */
export const responseTimeBoundsMs: readonly number[] = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ...[1, 10, 100].flatMap((factor) => STEPS.map((step) => step * factor)),
  ...[10_000, 11_000, 12_000, 13_000, 15_000],
];

/** Ranges of stored counts: the last has no upper bound. */
export const RESPONSE_TIME_RANGES = responseTimeBoundsMs.length + 1;

/** Range of a response time in SQL, from 1. */
export const responseTimeRangeOf = (durationMs: string): string =>
  `(width_bucket(${durationMs}, array[${responseTimeBoundsMs.map((bound) => bound + 1).join()}]) + 1)`;

/**
 * 95th percentile of the response times, rounded up to the bound of its range; null without a response.
 * @param counts of the ranges
 */
export function p95Of(counts: readonly number[]): number | null {
  let left = Math.ceil((counts.reduce((sum, count) => sum + count, 0) * 95) / 100);
  if (left === 0) return null;
  for (const [range, count] of counts.entries()) {
    left -= count;
    if (left <= 0) return responseTimeBoundsMs[range] ?? longestMs;
  }
  return longestMs;
}

const longestMs = Math.max(...responseTimeBoundsMs);
