import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent, ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';

export const owner = { clientId: 7, clientName: 'Acme Tools', customerId: 3 };

export const address = (changes: Partial<AddressData> = {}): AddressData => ({
  id: 11,
  isDefault: false,
  status: 'VALID',
  addressClass: 'BUSINESS',
  referenceId: null,
  company: 'Acme Tools',
  contactName: null,
  phoneNumber: null,
  email: null,
  addressLine1: '1 Mill St',
  addressLine2: null,
  suburb: { id: 1, name: 'Alexandria', postcode: '2015', state: 'NSW', etaZone: 'SYD' },
  specialInstructions: null,
  ...changes,
});

export const content = (changes: Partial<ConsignmentContent> = {}): ConsignmentContent => ({
  consignmentType: 'DEFAULT',
  creationMethod: 'WEB',
  dispatchDate: '2026-11-23',
  deliveryWindow: null,
  sender: address(),
  receiver: address({
    id: 12,
    company: 'Bolt & Co',
    suburb: { id: 2, name: 'Brunswick', postcode: '3056', state: 'VIC', etaZone: 'MEL' },
  }),
  items: [
    {
      itemNumber: 1,
      itemTypeId: 1,
      itemTypeName: 'Carton',
      itemTemplateId: null,
      name: null,
      quantity: 3,
      length: 0.4,
      width: 0.3,
      height: 0.3,
      weight: 12.5,
      dangerousGoods: [],
    },
  ],
  references: ['PO-1001'],
  categoryPicks: [],
  payerAccount: null,
  palletControl: null,
  specialInstructions: null,
  isTailgateRequired: false,
  hasAuthorityToLeave: false,
  ...changes,
});

export const offer = (changes: Partial<OfferData> = {}): OfferData => ({
  carrierId: 5,
  carrierName: 'northline',
  carrierDisplayName: 'Northline',
  customerCarrierId: 50,
  clientCarrierAccountId: 500,
  carrierServiceTypeId: 51,
  serviceType: 'ROAD',
  displayServiceType: 'Road Express',
  pricingMethod: 'KG',
  chargeableWeight: 38,
  freightCents: 4_000,
  category1Fees: [],
  category2Fees: [],
  fuelSurchargeCents: 400,
  gstCents: 440,
  totalCents: 4_840,
  etaDate: '2026-11-24',
  connoteSource: { prefixRangeId: 90, prefix: 'NL' },
  isApiBasedConnote: false,
  isPermanentBooking: false,
  hasBookingApi: true,
  source: 'RATE_CARD',
  live: null,
  rateCardVersionId: 1,
  rulesVersionId: 1,
  engineVersion: '1',
  trace: {},
  ...changes,
});

/** Events of a consignment ready to send. */
export const created = (
  consignmentId: number,
  changes: Partial<ConsignmentContent> = {},
): ConsignmentEvent[] => [
  { type: 'ConsignmentCreated', data: { consignmentId, owner, content: content(changes) } },
  { type: 'OfferSelected', data: { offer: offer() } },
  connote(consignmentId),
];

export const connote = (number: number): ConsignmentEvent => ({
  type: 'ConnoteAssigned',
  data: { connoteNumber: `NL${String(number).padStart(8, '0')}`, prefixRangeId: 90, number },
});

export const manifested = (manifestId: number): ConsignmentEvent => ({
  type: 'ConsignmentManifested',
  data: { manifestId, manifestNumber: `MAN-${manifestId}` },
});

export const scanned = (
  status: 'PICKED_UP' | 'IN_TRANSIT' | 'DELIVERED',
  isLatest = true,
): ConsignmentEvent => ({
  type: 'TrackingUpdated',
  data: {
    status,
    occurredAt: '2026-11-24T01:00:00.000Z',
    location: 'Sydney',
    description: 'Scanned',
    carrierDescription: null,
    source: 'CARRIER',
    isLatest,
  },
});
