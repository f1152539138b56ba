import type { ItemNumbersData } from '@contracts/events/consignment.events.js';
import type { ConnoteFormat, NumberBlock } from '@contracts/events/prefix-range.events.js';
import { MOST_ITEM_DIGITS } from '@contracts/rules/connote-prefix.js';
import { sliceNumbers } from '@contracts/rules/number-block.js';

import { formatConnote, isSsccFormat } from './connote-format.js';

/**
 * How an item number of a prefix is printed: an SSCC where its connotes are SSCCs, else the prefix and the
 * longest an item number gets (docs/freight-conventions.md, Connote formats).
 */
export const itemFormat = (connote: ConnoteFormat): ConnoteFormat =>
  isSsccFormat(connote)
    ? connote
    : { prefix: connote.prefix, digits: MOST_ITEM_DIGITS, checkDigit: 'NONE' };

/** True while a connote and an item number of the same number would be one and the same on paper. */
export const printsAlike = (connote: ConnoteFormat): boolean => {
  const item = itemFormat(connote);
  return item.digits === connote.digits && item.checkDigit === connote.checkDigit;
};

/** What the number of one piece says, counted from 1; null where that piece has none. */
export function printedItemNumber(
  { format, blocks }: Pick<ItemNumbersData, 'format' | 'blocks'>,
  piece: number,
): string | null {
  const [found] = sliceNumbers(blocks, piece - 1, 1);
  return found ? formatConnote(format, found.from) : null;
}

/** First and last number of each block, for example 'GAB000000001 to GAB000000004'. */
export const printedItemNumbers = ({
  format,
  blocks,
}: Pick<ItemNumbersData, 'format' | 'blocks'>): string =>
  blocks
    .map(({ from, to }) => [...new Set([from, to])].map((end) => formatConnote(format, end)))
    .map((ends) => ends.join(' to '))
    .join(', ');

export const meets = (one: NumberBlock, other: NumberBlock): boolean =>
  one.from <= other.to && other.from <= one.to;
