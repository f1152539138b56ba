/** TRK: tracking, proofs, manual tracking events, track and trace (spec part 1, sections 2.12, 5 and 8). */
export const trackingTexts = {
  title: 'Consignment Tracking',
  steps: {
    MANIFESTED: 'MANIFESTED',
    PICKUP_BOOKED: 'PICKUP BOOKED',
    IN_TRANSIT: 'IN TRANSIT',
    OUT_FOR_DELIVERY: 'OUT FOR DELIVERY',
    DELIVERED: 'DELIVERED',
  },
  columns: {
    dateTime: 'Date Time',
    status: 'Status',
    location: 'Location',
    carrierDescription: 'Carrier Description',
  },
  proofOfPickup: 'PROOF OF PICKUP',
  proofOfDelivery: 'PROOF OF DELIVERY',
  signedBy: 'Signed By',
  empty: 'No tracking events found.',
  manualEvent: 'Manual tracking event',
  added: 'Manual tracking event added',
  addFailed: 'Failed to apply manual tracking event to chosen Consignment',
  statusUnchanged: 'Status is not changed',
  invalidConnote: 'Invalid Connote Number',
  invalidNumber: 'Invalid Consignment or Tracking Number',
  carrierTrackingUnavailable: 'Carrier tracking not available',
} as const;
