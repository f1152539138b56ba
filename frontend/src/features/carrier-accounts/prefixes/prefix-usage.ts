import type { PrefixView } from '@contracts/views/carrier-account.view';

/** ACCT-45: used over (end minus start), in percent; null where the carrier numbers. */
export function prefixUsage({
  masterRangeStart: start,
  masterRangeEnd: end,
  masterRangeUsed: used,
}: Pick<PrefixView, 'masterRangeStart' | 'masterRangeEnd' | 'masterRangeUsed'>): number | null {
  if (start === null || end === null || end <= start) return null;
  return Math.min(100, (used / (end - start)) * 100); // the last number of all would be one too many
}

const numbers = new Intl.NumberFormat('en-AU', { useGrouping: false });

/** '1 - 100000', as the ranges of clients are written. */
export const rangeText = (start: number | null, end: number | null): string | null =>
  start === null || end === null ? null : `${numbers.format(start)} - ${numbers.format(end)}`;
