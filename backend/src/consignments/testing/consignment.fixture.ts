import type { AddressData } from '@contracts/events/address.data.js';
import type {
  ConsignmentContent,
  ConsignmentEvent,
  ItemData,
  TrackingUpdated,
} from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';

import {
  type Consignment,
  type Draft,
  evolve,
  initialConsignment,
  type KnownConsignment,
  type Manifested,
  type Open,
} from '../domain/consignment.js';
import {
  type ConsignmentSummary,
  toSummary,
  type ConsignmentDetails,
} from '../domain/consignment-record.js';
import { type Amendment, assertEditable } from '../domain/create-and-amend.js';

export const owner = { clientId: 7, clientName: 'Wattle Medical', customerId: 3 } as const;

export const address = (changes: Partial<AddressData> = {}): AddressData => ({
  id: 11,
  isDefault: true,
  status: 'VALID',
  addressClass: 'BUSINESS',
  referenceId: null,
  company: 'Wattle Medical',
  contactName: 'Ada Marsh',
  phoneNumber: '0299990000',
  email: null,
  addressLine1: '12 Wonderland Drive',
  addressLine2: null,
  suburb: { id: 501, name: 'Eastern Creek', postcode: '2766', state: 'NSW', etaZone: 'SYD' },
  specialInstructions: null,
  ...changes,
});

export const receiver = address({
  id: 12,
  isDefault: false,
  company: 'Brunswick Clinic',
  addressLine1: '3 Sydney Road',
  suburb: { id: 502, name: 'Brunswick', postcode: '3056', state: 'VIC', etaZone: 'MEL' },
});

export const carton = (changes: Partial<ItemData> = {}): ItemData => ({
  itemNumber: 1,
  itemTypeId: 1,
  itemTypeName: 'Carton',
  itemTemplateId: null,
  name: null,
  quantity: 4,
  length: 0.6,
  width: 0.45,
  height: 0.4,
  weight: 14,
  dangerousGoods: [],
  ...changes,
});

export const content = (changes: Partial<ConsignmentContent> = {}): ConsignmentContent => ({
  consignmentType: 'DEFAULT',
  creationMethod: 'WEB',
  dispatchDate: '2026-03-03',
  deliveryWindow: null,
  sender: address(),
  receiver,
  items: [carton()],
  references: ['PO 4711'],
  categoryPicks: [],
  payerAccount: null,
  palletControl: null,
  specialInstructions: null,
  isTailgateRequired: false,
  hasAuthorityToLeave: false,
  ...changes,
});

export const offer = (changes: Partial<OfferData> = {}): OfferData => ({
  carrierId: 1,
  carrierName: 'southern_star',
  carrierDisplayName: 'Southern Star Express',
  customerCarrierId: 21,
  clientCarrierAccountId: 31,
  carrierServiceTypeId: 41,
  serviceType: 'EXP',
  displayServiceType: 'Road Express',
  pricingMethod: 'KG',
  chargeableWeight: 108,
  freightCents: 4854,
  category1Fees: [],
  category2Fees: [],
  fuelSurchargeCents: 898,
  gstCents: 575,
  totalCents: 6327,
  etaDate: '2026-03-05',
  connoteSource: { prefixRangeId: 5, prefix: 'LKIZ' },
  isApiBasedConnote: false,
  isPermanentBooking: false,
  hasBookingApi: true,
  source: 'RATE_CARD',
  live: null,
  rateCardVersionId: 51,
  rulesVersionId: 61,
  engineVersion: '1',
  trace: {},
  ...changes,
});

export const drafted = (changes: Partial<ConsignmentContent> = {}): ConsignmentEvent => ({
  type: 'ConsignmentDrafted',
  data: { consignmentId: 4711, owner, content: content(changes) },
});
export const created: ConsignmentEvent = {
  type: 'ConsignmentCreated',
  data: { consignmentId: 4711, owner, content: content() },
};
export const selected = (changes: Partial<OfferData> = {}): ConsignmentEvent => ({
  type: 'OfferSelected',
  data: { offer: offer(changes) },
});
export const number = { connoteNumber: 'LKIZ00000387', prefixRangeId: 5, number: 387 } as const;
/** From the item range of the prefix, for four cartons. */
export const itemNumbers = {
  prefixRangeId: 5,
  format: { prefix: 'LKIZ', digits: 9, checkDigit: 'NONE' },
  blocks: [{ from: 1, to: 4 }],
} as const;
export const numbered: ConsignmentEvent = { type: 'ConnoteAssigned', data: number };
export const manifested: ConsignmentEvent = {
  type: 'ConsignmentManifested',
  data: { manifestId: 90, manifestNumber: 'MAN-90' },
};
export const deleted: ConsignmentEvent = { type: 'ConsignmentDeleted', data: {} };

export const scan = (changes: Partial<TrackingUpdated['data']> = {}): ConsignmentEvent => ({
  type: 'TrackingUpdated',
  data: {
    status: 'IN_TRANSIT',
    occurredAt: '2026-03-04T01:00:00.000Z',
    location: 'Albury',
    description: 'On its way',
    carrierDescription: 'LINEHAUL',
    source: 'CARRIER',
    isLatest: true,
    ...changes,
  },
});

/** A consignment ready to send, with its number. */
export const ready = [created, selected(), numbered] as const;

/** The consignment after these events. */
export function after(...history: readonly ConsignmentEvent[]): KnownConsignment {
  const consignment = history.reduce<Consignment>(evolve, initialConsignment);
  if (consignment.phase === 'UNKNOWN') throw new Error('a consignment needs at least one event');
  return consignment;
}

export const summaryAfter = (...history: readonly ConsignmentEvent[]): ConsignmentSummary =>
  toSummary(after(...history));

/** @throws what `amend` throws for a consignment that cannot be edited */
export function editableAfter(...history: readonly ConsignmentEvent[]): Draft | Open {
  const consignment = after(...history);
  assertEditable(consignment);
  return consignment;
}

export function openAfter(...history: readonly ConsignmentEvent[]): Open {
  const consignment = after(...history);
  if (consignment.phase !== 'OPEN') throw new Error(`expected OPEN, not ${consignment.phase}`);
  return consignment;
}

export function manifestedAfter(...history: readonly ConsignmentEvent[]): Manifested {
  const consignment = after(...history);
  if (consignment.phase !== 'MANIFESTED')
    throw new Error(`expected MANIFESTED, not ${consignment.phase}`);
  return consignment;
}

/** A consignment ready to send, as documents and carrier files read it. */
export const details = (changes: Partial<ConsignmentDetails> = {}): ConsignmentDetails => ({
  ...summaryAfter(...ready),
  createdAt: '2026-03-02T01:00:00.000Z',
  manifestNumber: null,
  manifestedAt: null,
  bookingReference: null,
  tracking: [],
  proofs: { PICKUP: null, DELIVERY: null },
  ...changes,
});

export const newConsignment = { consignmentId: 4711, owner, content: content() };
/** An amendment that changes only the given fields. */
export const amendment = (changes: Partial<Amendment> = {}): Amendment => ({
  content: content(),
  offer: offer(),
  isCreated: true,
  revision: null,
  number: null,
  items: null,
  ...changes,
});
