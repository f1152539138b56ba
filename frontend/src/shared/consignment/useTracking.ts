import { carrierTrackingAddress } from '@contracts/rules/carrier-tracking';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useRecordDialog } from '../navigation/useRecordDialog';

/** The carrier's own page, for what has left and is not followed here. */
function carrierPage({ state, internalTracking, connoteNumber, offer }: ConsignmentListItem) {
  if (state !== 'MANIFESTED' || internalTracking) return null;
  return carrierTrackingAddress(offer.carrierTrackingUrl, connoteNumber);
}

/** TRK-20: there is somewhere to look. */
export const isTracked = (consignment: ConsignmentListItem): boolean =>
  consignment.internalTracking || carrierPage(consignment) !== null;

/** Shows where a consignment is: here, or on the carrier's own page in a new tab. */
export function useTracking() {
  const dialog = useRecordDialog('tracking');

  return (consignment: ConsignmentListItem) => {
    const page = carrierPage(consignment);
    if (consignment.internalTracking) dialog.open(consignment.id);
    else if (page !== null) window.open(page, '_blank', 'noopener');
  };
}
