import type { Decimal } from 'decimal.js';

import { decimal, percentOf, toCents } from '../decimals.js';
import type { Amount, ChargePer, FeeFormat } from './rules-record.js';

/** A fee as entered in Rules & Fees: an amount in dollars, or a percentage of the freight. */
export interface FeeRate {
  readonly format: FeeFormat;
  readonly amount: Decimal;
}

/** A blank format means dollars; null for a blank amount. */
export const feeRate = (amount: Amount, format?: FeeFormat | null): FeeRate | null =>
  amount === null || amount === undefined
    ? null
    : { format: format ?? 'dollar', amount: decimal(amount) };

/** One charge of the fee in cents, rounded on its own. */
export const feeCents = ({ format, amount }: FeeRate, freightCents: number): number =>
  format === 'percentage' ? percentOf(freightCents, amount) : toCents(amount);

/** "$45.00" or "12.5 %", for the trace. */
export const describeFee = ({ format, amount }: FeeRate): string =>
  format === 'percentage' ? `${amount.toFixed()} %` : `$${amount.toFixed(2)}`;

/** Number of times a fee is charged if it applies to `pieces` pieces. A blank charge-per means no fee. */
export function timesCharged(per: ChargePer | null, pieces: number): number {
  if (per === 'item') return pieces;
  return per === 'consignment' && pieces > 0 ? 1 : 0;
}
