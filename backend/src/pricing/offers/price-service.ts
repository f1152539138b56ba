import type { OfferData } from '@contracts/events/offer.data.js';

import { priceConsignment } from '../domain/price-consignment.js';
import type { Offer, PricingAnswer, Rejection } from '../domain/pricing-answer.js';
import type { RateCard } from '../domain/rate-card/rate-card.js';
import { ENGINE_VERSION } from '../domain/trace-offer.js';
import { rateCardAt, type ServiceTariff } from '../tariffs/client-tariff.js';
import { arrival, type Scene } from './scene.js';

/** What is known of a service besides its tariff. */
export interface ServiceState {
  /** Connote numbers left; null when it needs none. */
  readonly remainingNumbers: number | null;
  /** Business days of its lane; undefined where there is none. */
  readonly transitDays: number | undefined;
}

/** One service's answer: an offer, or the reasons against it; reasons against a method stand beside an offer too. */
export interface ServiceAnswer {
  readonly tariff: ServiceTariff;
  readonly offer: OfferData | null;
  /** Business days from the pickup to the ETA; null where there is no lane. */
  readonly transitDays: number | null;
  readonly trace: Offer['trace'] | null;
  readonly rejections: readonly Rejection[];
}

const notInForce: PricingAnswer = {
  offer: null,
  rejections: [{ method: null, code: 'RATE_CARD_EXPIRED' }],
};

export function priceService(
  tariff: ServiceTariff,
  scene: Scene,
  state: ServiceState,
): ServiceAnswer {
  const version = rateCardAt(tariff.rateCards, scene.dispatchDate);
  const { offer, rejections } = version
    ? askEngine(tariff, scene, { ...state, rateCard: version.rateCard })
    : notInForce;
  const transitDays = state.transitDays ?? null;
  if (!version || !offer) return { tariff, offer: null, transitDays, trace: null, rejections };

  const eta = arrival(scene, tariff.carrier, state.transitDays);
  const data = toOfferData(tariff, offer, { rateCardVersionId: version.id, etaDate: eta });
  return { tariff, offer: data, transitDays, trace: offer.trace, rejections };
}

function askEngine(
  { carrier, account, service, rules }: ServiceTariff,
  { consignment, dispatchDate, sender, receiver }: Scene,
  { rateCard, remainingNumbers }: ServiceState & { readonly rateCard: RateCard },
): PricingAnswer {
  const pickup = sender.place.surchargeOf(carrier.id, 'PICKUP');
  const delivery = receiver.place.surchargeOf(carrier.id, 'DELIVERY');
  return priceConsignment({
    rules,
    carrier: { ...carrier, courierVehicleMinHours: service.courierVehicleMinHours },
    account: { isActive: account.isActive, remainingNumbers },
    fromZones: sender.place.zonesOf(carrier.id),
    toZones: receiver.place.zonesOf(carrier.id),
    rateCard,
    consignment,
    dispatchDate,
    suburbSurcharge: pickup === null && delivery === null ? null : (pickup ?? 0) + (delivery ?? 0),
  });
}

const toOfferData = (
  { carrier, account, service, rulesVersionId }: ServiceTariff,
  offer: Offer,
  found: Pick<OfferData, 'rateCardVersionId' | 'etaDate'>,
): OfferData => ({
  carrierId: carrier.id,
  carrierName: carrier.name,
  carrierDisplayName: carrier.displayName,
  customerCarrierId: carrier.customerCarrierId,
  clientCarrierAccountId: account.id,
  carrierServiceTypeId: service.id,
  serviceType: service.serviceType,
  displayServiceType: service.displayServiceType,
  pricingMethod: offer.pricingMethod,
  chargeableWeight: offer.chargeableWeight,
  freightCents: offer.freightCost,
  category1Fees: offer.category1Fees,
  category2Fees: offer.category2Fees,
  fuelSurchargeCents: offer.fuelSurcharge,
  gstCents: offer.gst,
  totalCents: offer.totalCost,
  connoteSource: {
    prefixRangeId: account.prefixRangeId,
    prefix: account.prefix,
    ...(account.hasItemRange && { hasItemRange: true as const }),
  },
  isApiBasedConnote: carrier.isApiBasedConnote,
  isPermanentBooking: account.isPermanentBooking,
  hasBookingApi: carrier.hasBookingApi,
  rulesVersionId,
  engineVersion: ENGINE_VERSION,
  trace: offer.trace,
  ...found,
});
