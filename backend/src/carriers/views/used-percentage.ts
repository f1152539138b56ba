/** How far a client's block of numbers is used: percent with two decimals (ACCT-59). */
export function usedPercentage({
  latestUsedRangeIndex: latest,
  rangeStart,
  rangeEnd,
}: {
  readonly latestUsedRangeIndex: number;
  readonly rangeStart: number;
  readonly rangeEnd: number;
}): number {
  if (latest === 0 || latest === rangeStart || rangeEnd === rangeStart) return 0;
  return Math.round((10_000 * (latest - rangeStart)) / (rangeEnd - rangeStart)) / 100;
}
