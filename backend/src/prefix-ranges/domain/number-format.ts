import type { ItemNumbersData } from '@contracts/events/consignment.events.js';
import type {
  CheckDigitRule,
  ConnoteFormat,
  NumberBlock,
} from '@contracts/events/prefix-range.events.js';
import { MAX_ITEM_DIGITS } from '@contracts/rules/connote-prefix.js';
import { sliceNumbers } from '@contracts/rules/offer-number.js';

import { NumberTooLong } from './prefix-range.errors.js';

/** Digits of a Serial Shipping Container Code before its check digit (GS1). */
const SSCC_DIGITS = 17;

/** True when prefix, number and check digit form a Serial Shipping Container Code. */
const isSsccFormat = ({ prefix, digits, checkDigit }: ConnoteFormat): boolean =>
  checkDigit === 'MOD10' && /^\d+$/.test(prefix) && prefix.length + digits === SSCC_DIGITS;

/**
 * Formats a connote: prefix, padded number, check digit (docs/freight-conventions.md, Connote formats). The check
 * digit covers the number; in an SSCC the whole code.
 * @throws NumberTooLong when the number has more digits than the format
 */
export function formatConnote(format: ConnoteFormat, number: number): string {
  const { prefix, digits, checkDigit } = format;
  const padded = String(number).padStart(digits, '0');
  if (padded.length > digits) throw new NumberTooLong();
  const checked = isSsccFormat(format) ? `${prefix}${padded}` : padded;
  return `${prefix}${padded}${checkDigits[checkDigit](checked)}`;
}

const checkDigits: Readonly<Record<CheckDigitRule, (digits: string) => string>> = {
  NONE: () => '',
  MOD10: mod10,
  MOD7: (digits) => String(Number(BigInt(digits) % 7n)),
};

/** Calculates the GS1 check digit: weights 3 and 1 from the right, complement to the next ten. */
function mod10(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/**
 * Returns the format of a prefix's item numbers: SSCC if its connotes are SSCCs, otherwise the prefix and the maximum
 * number of digits (docs/freight-conventions.md, Connote formats).
 */
export const itemFormat = (connote: ConnoteFormat): ConnoteFormat =>
  isSsccFormat(connote)
    ? connote
    : { prefix: connote.prefix, digits: MAX_ITEM_DIGITS, checkDigit: 'NONE' };

/**
 * Returns the item numbers that print like these connotes; null if the two differ in length. With a check digit after
 * each connote, that is up to nine more.
 */
export function itemNumbersLike(
  connote: ConnoteFormat,
  { from, to }: NumberBlock,
): NumberBlock | null {
  const item = itemFormat(connote);
  if (item.checkDigit === connote.checkDigit)
    return item.digits === connote.digits ? { from, to } : null;
  return item.digits === connote.digits + 1 ? { from: from * 10, to: to * 10 + 9 } : null;
}

/** Formats the number of one piece, counted from 1; null when that piece has none. */
export function printedItemNumber(
  { format, blocks }: Pick<ItemNumbersData, 'format' | 'blocks'>,
  piece: number,
): string | null {
  const [found] = sliceNumbers(blocks, piece - 1, 1);
  return found ? formatConnote(format, found.from) : null;
}

/** Formats the first and last number of each block, for example 'GAB000000001 to GAB000000004'. */
export const printedItemNumbers = ({
  format,
  blocks,
}: Pick<ItemNumbersData, 'format' | 'blocks'>): string =>
  blocks
    .map(({ from, to }) => [...new Set([from, to])].map((end) => formatConnote(format, end)))
    .map((ends) => ends.join(' to '))
    .join(', ');

export const overlaps = (one: NumberBlock, other: NumberBlock): boolean =>
  one.from <= other.to && other.from <= one.to;
