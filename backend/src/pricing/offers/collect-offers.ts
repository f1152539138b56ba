import type { PickupPreference } from '../tariffs/client-tariff.js';
import { offerHints, reasonTexts } from './offer.mapper.js';
import type { PricedOffer, PricedOffers } from './priced-offer.js';
import { cutOffAt, type PricingContext, type ServiceQuote } from './price-service.js';

export const noOffers: PricedOffers = { offers: [], rejections: [], hints: [] };

/** Splits the quotes of all services into offers, rejections and hints. */
export const collectOffers = (
  quotes: readonly ServiceQuote[],
  pickup: PickupPreference,
  context: PricingContext,
): PricedOffers => ({
  offers: quotes.flatMap((quote) => toPricedOffer(quote, pickup, context)).sort(cheapestFirst),
  rejections: quotes.flatMap(({ tariff, rejections }) =>
    rejections.map(({ method, code }) => ({
      ...toServiceName(tariff),
      method,
      code,
      message: reasonTexts[code],
    })),
  ),
  hints: quotes.flatMap(({ tariff, trace }) =>
    (trace ? offerHints(trace) : []).map((message) => ({ ...toServiceName(tariff), message })),
  ),
});

const toPricedOffer = (
  { tariff: { carrier }, offer, transitDays }: ServiceQuote,
  pickup: PickupPreference,
  context: PricingContext,
): PricedOffer[] =>
  offer
    ? [
        {
          data: offer,
          transitDays,
          cutOffAt: cutOffAt(context, carrier),
          isPalletTypeRequired: carrier.isPalletTypeRequired,
          hasDangerousGoods: context.consignment.hasDangerousGoods,
          ...pickup,
        },
      ]
    : [];

const toServiceName = ({ carrier, service }: ServiceQuote['tariff']) => ({
  carrier: carrier.displayName,
  serviceType: service.displayServiceType,
});

/** GAP-20: by total, price on application last; equal prices stay in the order of accounts and services. */
function cheapestFirst({ data: left }: PricedOffer, { data: right }: PricedOffer): number {
  const isLeftOnApplication = left.totalCents === 0;
  const isRightOnApplication = right.totalCents === 0;
  return isLeftOnApplication === isRightOnApplication
    ? left.totalCents - right.totalCents
    : Number(isLeftOnApplication) - Number(isRightOnApplication);
}
