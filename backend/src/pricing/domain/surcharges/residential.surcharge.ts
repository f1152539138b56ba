import { isResidential } from '../consignment/is-residential.js';
import type { PricedConsignment } from '../consignment/prepare-consignment.js';
import { describeFee, feeCents } from '../rules/fee.js';
import type { Surcharge } from './surcharge.js';

/** Once for calling at a home. */
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
        why: `${describeCall(consignment)} a home: ${describeFee(fee)}`,
      }
    : null;

const describeCall = ({ deliveryAddressClass }: PricedConsignment): string =>
  deliveryAddressClass === 'RESIDENTIAL' ? 'delivery to' : 'pickup at';
