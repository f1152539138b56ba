import { describeFee, feeCents } from '../rules/fee.js';
import type { Surcharge } from './surcharge.js';

/** Once per consignment, whatever the number of entries. */
export const dangerousGoodsSurcharge: Surcharge<'DANGEROUS_GOODS'> = ({
  consignment,
  rules: { dangerousGoodsFee: fee },
  freightCents,
}) =>
  fee && consignment.hasDangerousGoods
    ? {
        code: 'DANGEROUS_GOODS',
        cents: feeCents(fee, freightCents),
        why: `dangerous goods: ${describeFee(fee)} once`,
      }
    : null;
