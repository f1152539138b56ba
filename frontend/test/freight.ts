import type { PermissionName } from '@contracts/permissions/permissions';
import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentListItem, ConsignmentView } from '@contracts/views/consignment.view';
import type { ItemView } from '@contracts/views/item.view';
import type { OfferView } from '@contracts/views/offer.view';

import type { FakeResponse } from './fake-server';

/** Permissions of a user who works with consignments and manifests. */
export const operator: readonly PermissionName[] = [
  'READ_CONSIGNMENT',
  'CREATE_CONSIGNMENT',
  'UPDATE_CONSIGNMENT',
  'READ_MANIFEST',
  'PAPERWORK',
  'READ_HISTORY',
  'CUSTOMER_CONTENT',
];

/** Responses that the shell loads around every screen. */
export const shellResponses: Readonly<Record<string, FakeResponse>> = {
  'GET client/banner': { body: {} },
  'GET consignment/filter': { body: [] },
  'GET notice': { body: [] },
};

export const sender: AddressView = {
  id: 1,
  version: 1,
  clientId: 1,
  isDefault: true,
  status: 'VALID',
  addressClass: 'BUSINESS',
  referenceId: null,
  company: 'Harbour & Pine Homewares',
  contactName: null,
  phoneNumber: null,
  email: null,
  addressLine1: '28 Davis Rd',
  addressLine2: null,
  suburb: { id: 1, name: 'Wetherill Park', state: 'NSW', postcode: '2164', etaZone: null },
  specialInstructions: null,
  formattedAddress: '28 Davis Rd, Wetherill Park NSW 2164',
};

export const receiver: AddressView = {
  ...sender,
  id: 2,
  isDefault: false,
  company: 'Merri Creek Joinery',
  addressLine1: '151 Weston St',
  suburb: { id: 2, name: 'Brunswick', state: 'VIC', postcode: '3056', etaZone: null },
  specialInstructions: 'Dock 2',
};

const shipment = {
  senderAddressId: 1,
  deliveryAddressId: 2,
  senderAddress: sender,
  deliveryAddress: receiver,
  items: [],
  authorityToLeave: false,
  isTailgateRequired: false,
  specialInstructions: null,
  loscamNo: 0,
  chepNo: 0,
  otherNo: 0,
  palletTransferType: null,
} satisfies Partial<OfferView>;

/** A carrier's offer; a different `account` makes a different offer. */
export const offerOf = (account: number, carrier: string, totalCost: number): OfferView => ({
  ...shipment,
  id: `offer-${account}`,
  carrierId: account,
  carrierName: carrier,
  carrierDisplayName: carrier,
  clientCarrierAccountId: account,
  carrierServiceTypeId: account * 10,
  serviceType: 'ROAD',
  displayServiceType: 'Road Express',
  pricingMethod: 'carton',
  chargeableWeight: 56,
  eta: '2030-01-09',
  transitDays: null,
  freightCost: totalCost / 1.1,
  category1Fees: 0,
  category2Fees: 0,
  feeDetails: [],
  fuelSurcharge: 0,
  gst: totalCost / 11,
  totalCost,
  apiBasedConnoteCarrier: false,
  bookingApiAvailable: false,
  autoBookingPreferred: false,
  permanentBooking: false,
  carrierPalletTypeRequired: false,
  carrierFutileChargeWarning: false,
  preferredPickupStart: null,
  preferredPickupEnd: null,
  carrierCutOffDateTime: null,
  hasDangerousGoods: false,
  source: 'RATE_CARD',
  live: null,
  rateCardVersionId: 1,
  rulesVersionId: 1,
  explanation: null,
});

/** One created consignment of the list. */
export const listed = (
  id: number,
  part: Partial<ConsignmentListItem> = {},
  offer: Partial<ConsignmentListItem['offer']> = {},
): ConsignmentListItem => ({
  id,
  clientId: 1,
  clientName: 'Harbour & Pine Homewares',
  consignmentType: 'DEFAULT',
  status: 'CREATED',
  state: 'OPEN',
  revision: 1,
  connoteNumber: `SCF${id}`,
  connotePrefix: 'SCF',
  manifestId: null,
  manifestNumber: null,
  bookingReference: null,
  createdAt: '2030-01-06T22:00:00Z',
  dispatchedAt: '2030-01-07T13:00:00Z',
  dispatchDate: '2030-01-08',
  consignmentReferences: [],
  formattedReferences: '',
  itemQuantity: 2,
  totalWeight: 100,
  printedLabel: false,
  paperWorkDisabled: false,
  isManifestingEnabled: true,
  internalTracking: true,
  ...part,
  offer: {
    carrierId: 1,
    carrierDisplayName: 'Southern Cross Freight',
    carrierServiceTypeId: 10,
    displayServiceType: 'Road Express',
    clientCarrierAccountId: 1,
    senderAddressId: 1,
    senderCompany: 'Harbour & Pine Homewares',
    senderState: 'NSW',
    receiverCompany: `Receiver ${id}`,
    receiverSuburb: 'Brunswick VIC 3056',
    eta: '2030-01-09',
    totalCost: 120.5,
    permanentBooking: false,
    bookingApiAvailable: false,
    carrierCutOffDateTime: null,
    carrierTrackingUrl: null,
    earliestDispatchDate: null,
    ...offer,
  },
});

export const listPage = (consignments: readonly ConsignmentListItem[]) => ({
  consignments,
  totalCount: consignments.length,
  totalPageCount: 1,
  totalCountIsAtLeast: false,
  counts: { OPEN: consignments.length, MANIFESTED: 12, DELETED: 3 },
  position: '0000000000000000001',
});

/** Four cartons. */
const cartons: ItemView = {
  itemNumber: 1,
  itemTypeId: 1,
  itemTypeName: 'Carton',
  itemTemplateId: null,
  name: null,
  quantity: 4,
  length: 0.6,
  width: 0.4,
  height: 0.4,
  weight: 14,
  totalWeight: 56,
  totalVolume: 0.384,
  dangerousGoods: [],
};

/** A complete consignment with one carton line. */
export const consignment = (part: Partial<ConsignmentView> = {}): ConsignmentView => ({
  id: 71,
  clientId: 1,
  clientName: 'Harbour & Pine Homewares',
  consignmentType: 'DEFAULT',
  consignmentCreationMethod: 'WEB',
  status: 'CREATED',
  trackingStatus: 'CREATED',
  state: 'OPEN',
  revision: 1,
  connoteNumber: 'SCF71',
  articleNumbers: [],
  manifestId: null,
  manifestNumber: null,
  manifestedAt: null,
  bookingReference: null,
  createdAt: '2030-01-06T22:00:00Z',
  dispatchedAt: '2030-01-07T13:00:00Z',
  dispatchDate: '2030-01-08',
  deliveryWindowBegin: null,
  deliveryWindowEnd: null,
  consignmentReferences: [],
  formattedReferences: '',
  categoryEntryPicks: [],
  clientPayerAccount: null,
  printedLabel: false,
  printedConsignment: false,
  paperWorkDisabled: false,
  isManifestingEnabled: true,
  isResidential: false,
  isPoBox: false,
  connoteAccountVariablesId: 90,
  internalTracking: false,
  fromSuburb: 'Brunswick VIC 3056',
  toSuburb: 'Fremantle WA 6160',
  authorityToLeave: false,
  specialInstructions: null,
  permanentBooking: false,
  offer: {
    ...offerOf(1, 'Southern Cross Freight', 120.5),
    items: [cartons],
  },
  ...part,
});
