import { isResidential, type PricedConsignment } from '../consignment.js';
import { greaterThan } from '../decimals.js';
import { describeFee, feeCents, feeRate } from '../rules/fee.js';
import type { Surcharge } from './surcharge.js';

/** Charged once for a residential pickup or delivery. */
export const residentialSurcharge: Surcharge<'RESIDENTIAL'> = ({
  consignment,
  rules: {
    residential: { fee },
  },
  freightCents,
}) =>
  fee && isResidential(consignment)
    ? {
        code: 'RESIDENTIAL',
        cents: feeCents(fee, freightCents),
        why: `${describeStop(consignment)} a home: ${describeFee(fee)}`,
      }
    : null;

const describeStop = ({ deliveryAddressClass }: PricedConsignment): string =>
  deliveryAddressClass === 'RESIDENTIAL' ? 'delivery to' : 'pickup at';

/** On top of the residential fee, when the chargeable weight is above what one person can carry. */
export const residentialOverweightSurcharge: Surcharge<'RESIDENTIAL_OVERWEIGHT'> = ({
  consignment,
  rules: {
    residential: { maxWeight, overweightFee: fee },
  },
  freightCents,
  weights: { chargeable },
}) =>
  fee && maxWeight && isResidential(consignment) && greaterThan(chargeable, maxWeight)
    ? {
        code: 'RESIDENTIAL_OVERWEIGHT',
        cents: feeCents(fee, freightCents),
        why: `${chargeable.toFixed()} kg to a residential address, more than ${maxWeight.toFixed()} kg: ${describeFee(fee)}`,
      }
    : null;

/** Charged once for delivery to a PO box; a PO box of the sender is free. */
export const poBoxSurcharge: Surcharge<'PO_BOX'> = ({
  consignment: { deliveryAddressClass },
  rules: { poBoxFee: fee },
  freightCents,
}) =>
  fee && deliveryAddressClass === 'PO_BOX'
    ? {
        code: 'PO_BOX',
        cents: feeCents(fee, freightCents),
        why: `delivery to a PO box: ${describeFee(fee)}`,
      }
    : null;

/** For a suburb to which the carrier applies a surcharge; the caller looks the amount up. */
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
