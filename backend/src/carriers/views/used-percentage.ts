import type { AccountBlocks } from '../../prefix-ranges/index.js';

/** One block of numbers of a client's account, and its last assigned number. */
export interface BlockUsage {
  readonly from: number;
  readonly to: number;
  /** Null before the first. */
  readonly latest: number | null;
}

/** Returns the blocks, the block in use first: the one with the next number, or the last once all are used up. */
export function orderBlocksByUse({ blocks, latestNumber }: AccountBlocks): BlockUsage[] {
  const usage = blocks.map(({ from, to }) => ({
    from,
    to,
    latest: latestNumber === null || latestNumber < from ? null : Math.min(latestNumber, to),
  }));
  const inUse = usage.find(({ to, latest }) => latest !== to) ?? usage.at(-1);
  return inUse ? [inUse, ...usage.filter((block) => block !== inUse)] : [];
}

/**
 * Returns the used share of a number block as specified (ACCT-59): a percentage with two decimals that counts from the
 * second number.
 */
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

/** Returns the whole days that the account's numbers last at the given daily usage; null without recent usage. */
export function daysLeft(
  blocks: AccountBlocks | undefined,
  perDay: number | undefined,
): number | null {
  if (!blocks || !perDay) return null;
  const left = orderBlocksByUse(blocks).map(({ from, to, latest }) => to - (latest ?? from - 1));
  return Math.floor(left.reduce((sum, numbers) => sum + numbers, 0) / perDay);
}
