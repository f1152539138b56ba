import type { CheckDigitRule, ConnoteFormat } from '@contracts/events/prefix-range.events.js';

import { NumberTooLong } from './prefix-range.errors.js';

/** Digits of a Serial Shipping Container Code before its check digit (GS1). */
const SSCC_DIGITS = 17;

/** True where prefix, number and check digit make a Serial Shipping Container Code. */
export const isSsccFormat = ({ prefix, digits, checkDigit }: ConnoteFormat): boolean =>
  checkDigit === 'MOD10' && /^\d+$/.test(prefix) && prefix.length + digits === SSCC_DIGITS;

/**
 * Prefix, number padded to its digits, check digit (docs/freight-conventions.md, Connote formats). The check
 * digit is of the number; of the whole code in an SSCC.
 * @throws NumberTooLong when the number has more digits than the carrier reads
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

/** As on GS1 labels: weights 3 and 1 in turn, from the right; what is missing to the next ten. */
function mod10(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
