import { describeFee, feeCents } from '../rules/fee.js';
import type { Surcharge } from './surcharge.js';

/** Once for delivering to a PO box; one at the sender costs nothing. */
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
