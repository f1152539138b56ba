import { describeFee, feeCents } from '../rules/fee.js';
import { timesCharged } from '../rules/times-charged.js';
import type { Surcharge } from './surcharge.js';

/** Where a tailgate was asked for; per item counts all pieces, whatever their weight. */
export const tailgateSurcharge: Surcharge<'TAILGATE'> = ({
  consignment: { isTailgateRequired, pieces },
  rules: {
    tailgate: { fee, per },
  },
  freightCents,
}) => {
  const times = isTailgateRequired ? timesCharged(per, pieces) : 0;
  return fee && times > 0
    ? {
        code: 'TAILGATE',
        cents: times * feeCents(fee, freightCents),
        why: `tailgate: ${times} x ${describeFee(fee)}`,
      }
    : null;
};
