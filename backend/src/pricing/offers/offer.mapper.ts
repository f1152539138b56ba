import type { FeeData } from '@contracts/events/offer.data.js';
import type { FeeView, ServicePriceView } from '@contracts/views/offer.view.js';

import type { PriceTrace, ReasonCode } from '../domain/pricing-answer.js';
import type { PricedOffer } from './priced-offer.js';

/**
 * Maps an offer to the API's view: dollars, fees as totals and one by one. The caller adds the items and whether a
 * pickup is booked.
 */
export const toOfferView = (offer: PricedOffer): ServicePriceView => ({
  ...toCarrierFields(offer),
  ...toPriceFields(offer),
  eta: offer.data.etaDate,
  transitDays: offer.transitDays,
  apiBasedConnoteCarrier: offer.data.isApiBasedConnote,
  bookingApiAvailable: offer.data.hasBookingApi,
  autoBookingPreferred: offer.isAutoBookingPreferred,
  permanentBooking: offer.data.isPermanentBooking,
  carrierPalletTypeRequired: offer.isPalletTypeRequired,
  preferredPickupStart: offer.preferredPickupStart,
  preferredPickupEnd: offer.preferredPickupEnd,
  carrierCutOffDateTime: offer.cutOffAt,
  hasDangerousGoods: offer.hasDangerousGoods,
  rateCardVersionId: offer.data.rateCardVersionId,
  rulesVersionId: offer.data.rulesVersionId,
  explanation: { ...offer.data.trace },
});

const toCarrierFields = ({ data }: PricedOffer) => ({
  id: [
    data.clientCarrierAccountId,
    data.carrierServiceTypeId,
    data.rateCardVersionId,
    data.rulesVersionId,
    data.totalCents,
  ].join('-'),
  carrierId: data.carrierId,
  carrierName: data.carrierName,
  carrierDisplayName: data.carrierDisplayName,
  clientCarrierAccountId: data.clientCarrierAccountId,
  carrierServiceTypeId: data.carrierServiceTypeId,
  serviceType: data.serviceType,
  displayServiceType: data.displayServiceType,
});

const toPriceFields = ({ data }: PricedOffer) => ({
  pricingMethod: data.pricingMethod,
  chargeableWeight: data.chargeableWeight,
  freightCost: toDollars(data.freightCents),
  category1Fees: toDollars(sumFees(data.category1Fees)),
  category2Fees: toDollars(sumFees(data.category2Fees)),
  feeDetails: [...toFeeViews(data.category1Fees, 1), ...toFeeViews(data.category2Fees, 2)],
  fuelSurcharge: toDollars(data.fuelSurchargeCents),
  gst: toDollars(data.gstCents),
  totalCost: toDollars(data.totalCents),
});

const toFeeViews = (fees: readonly FeeData[], category: 1 | 2): FeeView[] =>
  fees.map(({ code, cents, why }) => ({ code, category, amount: toDollars(cents), why }));

const sumFees = (fees: readonly FeeData[]): number =>
  fees.reduce((total, { cents }) => total + cents, 0);

const toDollars = (cents: number): number => cents / 100;

const units: Readonly<Record<string, string>> = {
  KG: 'kg',
  CARTON: 'cartons',
  PALLET: 'pallets',
  ITEM: 'pieces',
  SATCHEL: 'satchels',
};

const limitTexts: readonly (readonly [RegExp, string, string])[] = [
  [/^residentialAddressMaxKg$/, 'residential overweight fee', 'kg'],
  [/^tailgateMaxKg$/, 'tailgate limit', 'kg'],
  [/^consignmentMaxVol$/, 'largest volume', 'm³'],
  [/^itemMaxAllowedPerConsignment$/, 'largest number of pieces', 'pieces'],
  [/^manualHandlingMaxKg$/, 'manual handling fee', 'kg'],
  [/^manualHandlingMax/, 'manual handling fee', 'm'],
  [/^oversizeWeight/, 'next overweight fee', 'kg'],
  [/^oversize/, 'next oversize fee', 'm'],
];

/** Hints for paying less, and for fees that more freight would cause (docs/pricing.md, D4 and E3b). */
export function offerHints({ method, cheaperAt, near }: PriceTrace): string[] {
  const toBreakHint = cheaperAt
    ? [
        `At ${cheaperAt.units} ${units[method] ?? 'units'} the freight costs ` +
          `${formatDollars(cheaperAt.freight)}, ${formatDollars(cheaperAt.saves)} less`,
      ]
    : [];
  return [...toBreakHint, ...near.map(toLimitHint)];
}

function toLimitHint({ rule, limit, actual }: PriceTrace['near'][number]): string {
  const [, text, unit] = limitTexts.find(([pattern]) => pattern.test(rule)) ?? [null, rule, ''];
  return `${actual} ${unit} of ${limit} ${unit}: close to the ${text}`;
}

const formatDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Setup steps missing before a service can make any offer. */
export const missingSetUpTexts = {
  NO_ACCOUNT: 'The client has no account with the carrier',
  NO_RATE_CARD: 'The account has no rate card for the service',
} as const;

/** Reason a service has no offer, as text for the user. */
export const reasonTexts: Readonly<Record<ReasonCode, string>> = {
  ACCOUNT_INACTIVE: 'The carrier account is not active',
  RANGE_EXHAUSTED: 'The carrier account has no connote numbers left',
  DG_NOT_CARRIED: 'The carrier does not carry dangerous goods',
  DG_LIMIT: 'More dangerous goods than the carrier accepts',
  MAX_VOLUME: 'The consignment takes up more space than the carrier accepts',
  MAX_ITEMS: 'More pieces than the carrier accepts',
  TAILGATE_OVERWEIGHT: 'An item is too heavy for the tailgate',
  RESIDENTIAL_NOT_SERVED: 'The carrier does not serve residential addresses',
  POBOX_NOT_SERVED: 'The carrier does not deliver to PO boxes',
  NO_ZONE_FROM: 'The carrier does not serve the sender suburb',
  NO_ZONE_TO: 'The carrier does not serve the receiver suburb',
  NO_LANE: 'The rate card has no price between these suburbs',
  RATE_CARD_EXPIRED: 'The rate card is not in force on the dispatch date',
  ITEM_TOO_LONG: 'An item is too long',
  ITEM_TOO_WIDE: 'An item is too wide',
  ITEM_TOO_HIGH: 'An item is too high',
  ITEM_TOO_HEAVY: 'An item is too heavy',
  ITEM_TOO_BULKY: 'An item takes up too much space',
  NOT_ALL_CARTONS: 'Not all items are cartons',
  CARTONS_TOO_LONG: 'The cartons are too long on average',
  NOT_ALL_PALLETS: 'Not all items are pallets',
  PALLET_ABOVE_MAX: 'A pallet is above the largest size',
  ABOVE_LAST_BREAK: 'The consignment is above the last break of the rate card',
  ABOVE_MAX_KG: 'A unit is above the largest weight of the rate card',
};
