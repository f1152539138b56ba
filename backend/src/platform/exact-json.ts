import { parse } from 'lossless-json';

/** A shorter whole number is always exact. */
const LONG_NUMBER = /\d{16}/;
const WHOLE = /^-?\d+$/;

/**
 * Parses JSON like `JSON.parse`, but a whole number beyond 2^53 becomes the text of its digits: rounded, two references
 * of a shipper's software would be one. @throws SyntaxError
 */
export const parseExactJson = (text: string): unknown =>
  LONG_NUMBER.test(text)
    ? parse(text, null, { parseNumber: toNumber, onDuplicateKey: ({ newValue }) => newValue })
    : JSON.parse(text);

function toNumber(digits: string): number | string {
  const value = Number(digits);
  return WHOLE.test(digits) && !Number.isSafeInteger(value) ? digits : value;
}
