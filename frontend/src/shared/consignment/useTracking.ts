import { carrierTrackingUrl } from '@contracts/rules/carrier-tracking';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useRecordDialog } from '../navigation/useRecordDialog';

/** Carrier's own tracking page, for manifested consignments without internal tracking. */
function carrierPage({ state, internalTracking, connoteNumber, offer }: ConsignmentListItem) {
  if (state !== 'MANIFESTED' || internalTracking) return null;
  return carrierTrackingUrl(offer.carrierTrackingUrl, connoteNumber);
}

/** TRK-20: whether tracking is available. */
export const isTracked = (consignment: ConsignmentListItem): boolean =>
  consignment.internalTracking || carrierPage(consignment) !== null;

/** Opens tracking: in the app, or on the carrier's own page in a new tab. */
export function useTracking() {
  const dialog = useRecordDialog('tracking');

  return (consignment: ConsignmentListItem) => {
    const page = carrierPage(consignment);
    if (consignment.internalTracking) dialog.open(consignment.id);
    else if (page !== null) window.open(page, '_blank', 'noopener');
  };
}
