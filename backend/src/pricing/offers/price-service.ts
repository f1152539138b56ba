import type { OfferData } from '@contracts/events/offer.data.js';
import type { AddressClass } from '@contracts/rules/address.js';
import type { ConsignmentType } from '@contracts/rules/consignment.js';

import {
  collectionDay,
  cutOffInstant,
  etaDate,
  type Holidays,
  pickupDay,
} from '../domain/calendar.js';
import {
  type ItemInput,
  prepareConsignment,
  type PricedConsignment,
} from '../domain/consignment.js';
import { ENGINE_VERSION, priceConsignment } from '../domain/price-consignment.js';
import type { Offer, PricingResult, Rejection } from '../domain/pricing-result.js';
import type { RateCard } from '../domain/rate-card/rate-card.js';
import type { PricedSuburb } from '../zones/suburb.cache.js';
import type { AccountService, RateCardVersion, ServiceTariff } from '../tariffs/client-tariff.js';

/** Fields of a sender or receiver that prices depend on. */
export interface RouteEndInput {
  readonly suburb: { readonly id: number; readonly state: string } | null;
  readonly addressClass: AddressClass;
}

/** The fields of a consignment that decide its price. */
export interface ShipmentContent {
  readonly consignmentType: ConsignmentType;
  /** Calendar day yyyy-MM-dd in the sender's state. */
  readonly dispatchDate: string;
  readonly sender: RouteEndInput | null;
  readonly receiver: RouteEndInput | null;
  readonly isTailgateRequired: boolean;
  readonly items: readonly (Omit<ItemInput, 'itemType'> & { readonly itemTypeName: string })[];
}

/** Sender or receiver, with what pricing looked up. */
export interface RouteEnd {
  readonly suburb: PricedSuburb;
  readonly state: string | null;
  readonly holidays: Holidays;
}

/** Input shared by all services: items, addresses and time. */
export interface PricingContext {
  readonly consignment: PricedConsignment;
  readonly dispatchDate: string;
  readonly sender: RouteEnd;
  readonly receiver: RouteEnd;
  readonly now: Date;
}

/** True with enough data to price. */
export const isPriceable = ({ sender, receiver, items }: ShipmentContent): boolean =>
  hasSuburb(sender) && hasSuburb(receiver) && items.length > 0;

const hasSuburb = (end: RouteEndInput | null): boolean => Boolean(end?.suburb);

export const toPricedConsignment = (content: ShipmentContent): PricedConsignment =>
  prepareConsignment({
    consignmentType: content.consignmentType,
    senderAddressClass: content.sender?.addressClass ?? 'BUSINESS',
    deliveryAddressClass: content.receiver?.addressClass ?? 'BUSINESS',
    isTailgateRequired: content.isTailgateRequired,
    items: content.items.map(({ itemTypeName, ...item }) => ({ ...item, itemType: itemTypeName })),
  });

/** Calculates the ETA from a lane's business days; null if there is no lane. */
export function estimateArrival(
  { dispatchDate, sender, receiver, now }: PricingContext,
  carrier: ServiceTariff['carrier'],
  businessDays: number | undefined,
): string | null {
  if (businessDays === undefined) return null;
  const pickup = pickupDay(
    { dispatchDate, cutOff: carrier, senderState: sender.state, now },
    sender.holidays,
  );
  return etaDate(pickup, businessDays, receiver.holidays);
}

/**
 * ISO instant by which the consignment must be manifested to leave on its dispatch date, or on the next business day if
 * that is not one.
 */
export const cutOffAt = (
  { dispatchDate, sender }: PricingContext,
  carrier: ServiceTariff['carrier'],
): string =>
  cutOffInstant(collectionDay(dispatchDate, sender.holidays), carrier, sender).toISOString();

/** Data of a service besides its tariff. */
interface ServiceConditions {
  /** Remaining connote numbers; null when none are needed. */
  readonly remainingNumbers: number | null;
  /** Business days of its lane; undefined if there is no lane. */
  readonly transitDays: number | undefined;
}

/**
 * Quote of one service: an offer, or the reasons against it; those against a method are also listed with an offer.
 */
export interface ServiceQuote {
  readonly tariff: ServiceTariff;
  readonly offer: OfferData | null;
  /** Business days from the pickup to the ETA; null if there is no lane. */
  readonly transitDays: number | null;
  readonly trace: Offer['trace'] | null;
  readonly rejections: readonly Rejection[];
}

const noRateCardInForce: PricingResult = {
  offer: null,
  rejections: [{ method: null, code: 'RATE_CARD_EXPIRED' }],
};

/** The version in force: a newer version supersedes earlier ones from its first day (docs/pricing.md, Rate cards). */
export const findRateCardInForce = (
  rateCards: readonly RateCardVersion[],
  dispatchDate: string,
): RateCardVersion | undefined =>
  rateCards.find(({ effectiveFrom }) => effectiveFrom <= dispatchDate);

export function priceService(
  tariff: ServiceTariff,
  context: PricingContext,
  conditions: ServiceConditions,
): ServiceQuote {
  const version = findRateCardInForce(tariff.rateCards, context.dispatchDate);
  const { offer, rejections } = version
    ? priceWithRateCard(tariff, context, { ...conditions, rateCard: version.rateCard })
    : noRateCardInForce;
  const transitDays = conditions.transitDays ?? null;
  if (!version || !offer) return { tariff, offer: null, transitDays, trace: null, rejections };

  const eta = estimateArrival(context, tariff.carrier, conditions.transitDays);
  const data = toOfferData(tariff, offer, { rateCardVersionId: version.id, etaDate: eta });
  return { tariff, offer: data, transitDays, trace: offer.trace, rejections };
}

function priceWithRateCard(
  { carrier, account, service, rules }: ServiceTariff,
  { consignment, dispatchDate, sender, receiver }: PricingContext,
  { rateCard, remainingNumbers }: ServiceConditions & { readonly rateCard: RateCard },
): PricingResult {
  const pickup = sender.suburb.findSurcharge(carrier.id, 'PICKUP');
  const delivery = receiver.suburb.findSurcharge(carrier.id, 'DELIVERY');
  return priceConsignment({
    rules,
    carrier: { ...carrier, courierVehicleMinHours: service.courierVehicleMinHours },
    account: { isActive: account.isActive, remainingNumbers },
    fromZones: sender.suburb.getZones(carrier.id),
    toZones: receiver.suburb.getZones(carrier.id),
    rateCard,
    consignment,
    dispatchDate,
    suburbSurcharge: pickup === null && delivery === null ? null : (pickup ?? 0) + (delivery ?? 0),
  });
}

const toOfferData = (
  { rulesVersionId, ...tariff }: ServiceTariff,
  offer: Offer,
  versions: Pick<OfferData, 'rateCardVersionId' | 'etaDate'>,
): OfferData => ({
  ...toOfferedService(tariff),
  pricingMethod: offer.pricingMethod,
  chargeableWeight: offer.chargeableWeight,
  freightCents: offer.freightCost,
  category1Fees: offer.category1Fees,
  category2Fees: offer.category2Fees,
  fuelSurchargeCents: offer.fuelSurcharge,
  gstCents: offer.gst,
  totalCents: offer.totalCost,
  source: 'RATE_CARD',
  live: null,
  rulesVersionId,
  engineVersion: ENGINE_VERSION,
  trace: offer.trace,
  ...versions,
});

/** The part of an offer that does not depend on its price. */
export const toOfferedService = ({ carrier, account, service }: AccountService) => ({
  carrierId: carrier.id,
  carrierName: carrier.name,
  carrierDisplayName: carrier.displayName,
  customerCarrierId: carrier.customerCarrierId,
  clientCarrierAccountId: account.id,
  carrierServiceTypeId: service.id,
  serviceType: service.serviceType,
  displayServiceType: service.displayServiceType,
  connoteSource: {
    prefixRangeId: account.prefixRangeId,
    prefix: account.prefix,
    ...(account.hasItemRange && { hasItemRange: true as const }),
  },
  isApiBasedConnote: carrier.isApiBasedConnote,
  isPermanentBooking: account.isPermanentBooking,
  hasBookingApi: carrier.hasBookingApi,
});
