import { describeFee, feeCents, feeRate } from '../rules/fee.js';
import type { Surcharge } from './surcharge.js';

/** For a suburb the carrier charges extra to reach; which ones is the caller's to know. */
export const suburbSurcharge: Surcharge<'SUBURB'> = ({ suburbSurcharge: amount, freightCents }) => {
  const fee = feeRate(amount);
  return (
    fee && {
      code: 'SUBURB',
      cents: feeCents(fee, freightCents),
      why: `suburb: ${describeFee(fee)} once`,
    }
  );
};
