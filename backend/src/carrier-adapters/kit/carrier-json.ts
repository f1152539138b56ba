import { Decimal } from 'decimal.js';
import { isLosslessNumber, parse, type LosslessNumber } from 'lossless-json';
import { z } from 'zod';

/** Parses JSON with numbers as text. @throws SyntaxError */
export const parseCarrierJson = (text: string): unknown => parse(text);

const DECIMAL = /^-?\d{1,12}(\.\d{1,12})?$/;

/** Parses a number as its digits, with or without quotes. */
export const digits = z
  .union([z.string(), z.custom<LosslessNumber>(isLosslessNumber)])
  .transform(String)
  .pipe(z.string().regex(DECIMAL));

/** Parses dollars as cents; parts of a cent are rounded half up. */
export const cents = digits.transform((text) =>
  new Decimal(text).times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber(),
);

/** Parses a whole number, such as a count of pages or pieces. */
export const wholeNumber = digits.pipe(z.string().regex(/^\d{1,9}$/)).transform(Number);
