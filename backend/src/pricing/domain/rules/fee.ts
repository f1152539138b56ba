import type { Decimal } from 'decimal.js';

import { decimal, percentOf, toCents } from '../decimals.js';
import type { Amount, FeeFormat } from './rules-record.js';

/** A fee as an administrator set it: an amount in dollars, or a percentage of the freight. */
export interface FeeRate {
  readonly format: FeeFormat;
  readonly amount: Decimal;
}

/** A blank format means dollars. */
export const feeRate = (amount: Amount, format?: FeeFormat | null): FeeRate | null =>
  amount === null || amount === undefined
    ? null
    : { format: format ?? 'dollar', amount: decimal(amount) };

/** What one charging of the fee comes to, in cents, rounded on its own. */
export const feeCents = ({ format, amount }: FeeRate, freightCents: number): number =>
  format === 'percentage' ? percentOf(freightCents, amount) : toCents(amount);

/** "$45.00" or "12.5 %", for the person who reads the trace. */
export const describeFee = ({ format, amount }: FeeRate): string =>
  format === 'percentage' ? `${amount.toFixed()} %` : `$${amount.toFixed(2)}`;
