import type { AccountBlocks } from '../../prefix-ranges/index.js';

/** Returns the used share of a client's number block in percent, with two decimals (ACCT-59). */
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

/** Returns the whole days that a block lasts at the given daily usage; null without recent usage. */
export function daysLeft(
  blocks: AccountBlocks | undefined,
  perDay: number | undefined,
): number | null {
  if (!blocks || !perDay) return null;
  const { rangeStart, rangeEnd, latestNumber } = blocks;
  return Math.floor((rangeEnd - (latestNumber ?? rangeStart - 1)) / perDay);
}
