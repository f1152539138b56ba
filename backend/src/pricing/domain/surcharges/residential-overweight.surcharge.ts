import { isResidential } from '../consignment/is-residential.js';
import { exceeds } from '../decimals.js';
import { describeFee, feeCents } from '../rules/fee.js';
import type { Surcharge } from './surcharge.js';

/** On top of the residential fee, where the chargeable weight is above what one person carries to a door. */
export const residentialOverweightSurcharge: Surcharge<'RESIDENTIAL_OVERWEIGHT'> = ({
  consignment,
  rules: {
    residential: { maxWeight, overweightFee: fee },
  },
  freightCents,
  weights: { chargeable },
}) =>
  fee && maxWeight && isResidential(consignment) && exceeds(chargeable, maxWeight)
    ? {
        code: 'RESIDENTIAL_OVERWEIGHT',
        cents: feeCents(fee, freightCents),
        why: `${chargeable.toFixed()} kg at a home, more than ${maxWeight.toFixed()} kg: ${describeFee(fee)}`,
      }
    : null;
