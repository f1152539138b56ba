import type { ConsignmentTrackingView, TrackingEventView } from '@contracts/views/tracking.view';

const event = (
  DateTime: string,
  Status: TrackingEventView['Status'],
  words: string,
): TrackingEventView => ({
  DateTime,
  Status,
  Location: 'Yatala QLD',
  StatusDescription: Status,
  CarrierDescription: words,
  POD: null,
});

/** A consignment in transit between depots. */
export const onTheRoad: ConsignmentTrackingView = {
  consignmentId: 801,
  clientId: 1,
  connoteNumber: 'BNX801',
  serviceType: 'Overnight',
  carrier: 'Banksia Express',
  status: 'IN_TRANSIT',
  dispatchDate: '2030-01-08',
  manifestedAt: '2030-01-08T00:30:00Z',
  eta: '2030-01-09',
  senderState: 'WA',
  senderSuburb: 'Caversham',
  receiverCompany: 'Coastline Kitchens',
  receiverSuburb: 'Burleigh Heads QLD 4220',
  internalTracking: true,
  carrierTrackingUrl: null,
  articleNumbers: [{ itemNumber: 1, from: 'BNX000000001', to: 'BNX000000004' }],
  proofOfPickup: { type: 'PICKUP', signedBy: 'J. Maher', signature: null, dateTime: '' },
  proofOfDelivery: null,
  ConsignmentTracking: {
    TrackingEvents: [
      event('2030-01-08T06:00:00Z', 'IN_TRANSIT', 'Linehaul departed'),
      event('2030-01-08T01:00:00Z', 'MANIFESTED', 'Manifest received'),
    ],
  },
};
