import type { FeeData } from '@contracts/events/offer.data.js';
import type { FeeView, ServicePriceView } from '@contracts/views/offer.view.js';

import type { PricedOffer } from './priced-offer.js';

/**
 * An offer as the API shows it: dollars, fees as totals and one by one. What is to be carried, and
 * whether a pickup was booked already, the caller adds.
 */
export const toOfferView = (offer: PricedOffer): ServicePriceView => ({
  ...carrierOf(offer),
  ...moneyOf(offer),
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

const carrierOf = ({ data }: PricedOffer) => ({
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

const moneyOf = ({ data }: PricedOffer) => ({
  pricingMethod: data.pricingMethod,
  chargeableWeight: data.chargeableWeight,
  freightCost: dollars(data.freightCents),
  category1Fees: dollars(totalOf(data.category1Fees)),
  category2Fees: dollars(totalOf(data.category2Fees)),
  feeDetails: [...feeViews(data.category1Fees, 1), ...feeViews(data.category2Fees, 2)],
  fuelSurcharge: dollars(data.fuelSurchargeCents),
  gst: dollars(data.gstCents),
  totalCost: dollars(data.totalCents),
});

const feeViews = (fees: readonly FeeData[], category: 1 | 2): FeeView[] =>
  fees.map(({ code, cents, why }) => ({ code, category, amount: dollars(cents), why }));

const totalOf = (fees: readonly FeeData[]): number =>
  fees.reduce((total, { cents }) => total + cents, 0);

const dollars = (cents: number): number => cents / 100;
