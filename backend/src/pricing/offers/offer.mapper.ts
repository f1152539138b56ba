import type { FeeData, OfferData } from '@contracts/events/offer.data.js';
import type { FeeView, ServicePriceView } from '@contracts/views/offer.view.js';

import type { PriceTrace } from '../domain/pricing-result.js';
import type { PricedOffer, ChosenOffer } from './priced-offer.js';

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
  source: offer.data.source,
  live: offer.data.live && {
    askedAt: offer.data.live.askedAt,
    quotedUntil: offer.data.live.quotedUntil,
    isBookable: !offer.isAsQuoted,
  },
  rateCardVersionId: offer.data.rateCardVersionId,
  rulesVersionId: offer.data.rulesVersionId,
  explanation: { ...offer.data.trace },
});

const toCarrierFields = ({ data, liveRateId }: PricedOffer) => ({
  id: toOfferId(data, liveRateId ?? 0),
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

/** Hints for paying less, and for fees that more freight would cause (docs/pricing.md, The trace). */
export function offerHints({ method, cheaperAt, near }: PriceTrace): string[] {
  const toBreakHint = cheaperAt
    ? [
        `For ${cheaperAt.units} ${units[method] ?? 'units'} the freight would cost ` +
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

const LIVE_ID = /^live-(\d{1,15})-/;

/** Id of an offer: stable for the same goods, versions and service; a live one names the carrier's stored response. */
export const toOfferId = (data: OfferData, liveRateId: number): string =>
  data.source === 'LIVE'
    ? `live-${liveRateId}-${data.clientCarrierAccountId}-${data.carrierServiceTypeId}-${data.totalCents}`
    : [
        data.clientCarrierAccountId,
        data.carrierServiceTypeId,
        data.rateCardVersionId,
        data.rulesVersionId,
        data.totalCents,
      ].join('-');

/** Reads what an offer's id says about its price; callers may leave the id out. */
export function readOfferId(
  id: string | null | undefined,
): Pick<ChosenOffer, 'source' | 'liveRateId'> {
  if (!id) return {};
  const [, rateId] = LIVE_ID.exec(id) ?? [];
  return rateId === undefined
    ? { source: 'RATE_CARD' }
    : { source: 'LIVE', liveRateId: Number(rateId) };
}
