import type { AccountBlocks } from '../../prefix-ranges/index.js';

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

/** Whole days that the numbers of a block last at so many a day; null where none is used lately. */
export function daysLeft(
  blocks: AccountBlocks | undefined,
  perDay: number | undefined,
): number | null {
  if (!blocks || !perDay) return null;
  const { rangeStart, rangeEnd, latestNumber } = blocks;
  return Math.floor((rangeEnd - (latestNumber ?? rangeStart - 1)) / perDay);
}
