import type { PrefixView } from '@contracts/views/carrier-account.view';

/** ACCT-45: used numbers over (end minus start), in per cent; null if the carrier issues the numbers. */
export function prefixUsage({
  masterRangeStart: start,
  masterRangeEnd: end,
  masterRangeUsed: used,
}: Pick<PrefixView, 'masterRangeStart' | 'masterRangeEnd' | 'masterRangeUsed'>): number | null {
  if (start === null || end === null || end <= start) return null;
  return Math.min(100, (used / (end - start)) * 100); // the very last number would give more than 100 %
}

const numbers = new Intl.NumberFormat('en-AU', { useGrouping: false });

/** '1 - 100000', as in clients' ranges; '7' for a range of one. */
export function rangeText(start: number | null, end: number | null): string | null {
  if (start === null || end === null) return null;
  return start === end
    ? numbers.format(start)
    : `${numbers.format(start)} - ${numbers.format(end)}`;
}
