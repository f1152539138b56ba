import type { PricedConsignment } from './prepare-consignment.js';

/** Whether a driver calls at a home: to deliver, or on a return also to collect. */
export const isResidential = ({
  consignmentType,
  senderAddressClass,
  deliveryAddressClass,
}: PricedConsignment): boolean =>
  deliveryAddressClass === 'RESIDENTIAL' ||
  (consignmentType === 'RETURN' && senderAddressClass === 'RESIDENTIAL');
