import { describeFee, feeCents } from '../rules/fee.js';
import type { Surcharge } from './surcharge.js';

/** Always a percentage of the freight: the record holds no format for it. */
export const securitySurcharge: Surcharge<'SECURITY'> = ({
  rules: { securitySurcharge: fee },
  freightCents,
}) =>
  fee && {
    code: 'SECURITY',
    cents: feeCents(fee, freightCents),
    why: `security: ${describeFee(fee)} of freight`,
  };
