import { Injectable } from '@nestjs/common';

import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { missingSetUpTexts, noOfferReasonTexts } from '@contracts/texts/app/no-offers.js';

import { Clock } from '../../platform/clock.js';
import { australianHolidays } from '../../platform/australian-calendar.js';
import type { Rules } from '../domain/rules/rules.js';
import { SuburbCache } from '../zones/suburb.cache.js';
import { TransitTimeCache } from '../transit-times/transit-time.cache.js';
import type { PickupPreference, ServiceNotSetUp, ServiceTariff } from '../tariffs/client-tariff.js';
import { ClientTariffCache } from '../tariffs/client-tariff.cache.js';
import { OfferGone, OfferOutdated } from './offers.errors.js';
import { offerHints } from './offer.mapper.js';
import {
  cutOffAt,
  isPriceable,
  toPricedConsignment,
  priceService,
  type PricingContext,
  type RouteEnd,
  type RouteEndInput,
  type ServiceQuote,
  type ShipmentContent,
} from './price-service.js';
import type { ChosenOffer, PricedOffer, PricedOffers, Shipment } from './priced-offer.js';
import { RemainingNumberCache } from './remaining-number.cache.js';

/** A sample consignment, and the Rules & Fees to price it with on one account. */
export interface TrialRequest {
  readonly clientId: number;
  readonly clientCarrierAccountId: number;
  readonly content: ShipmentContent;
  readonly rules: Rules;
}

/**
 * Prices shipments on the client's accounts, with the rate cards and rules of the dispatch date. All data is
 * cached: once a client and its suburbs are loaded, no price reads the database.
 */
@Injectable()
export class OfferService {
  constructor(
    private readonly tariffs: ClientTariffCache,
    private readonly places: SuburbCache,
    private readonly transitTimes: TransitTimeCache,
    private readonly numbers: RemainingNumberCache,
    private readonly clock: Clock,
  ) {}

  /** Empty while a suburb or the items are missing. */
  async quote({ clientId, content }: Shipment): Promise<PricedOffers> {
    if (!isPriceable(content)) return noOffers;
    const { services, notSetUp, pickup } = await this.tariffs.get(clientId);
    const context = await this.loadContext(content);
    const payable = services.filter(isPayable(content));
    const answer = collectOffers(await this.priceAll(payable, context), pickup, context);
    return answer.offers.length > 0 ? answer : withMissingSetUp(answer, notSetUp, content);
  }

  /**
   * Prices the chosen service again, since a price from the browser is never trusted (api.md A14).
   * @throws OfferOutdated when its price has changed
   * @throws OfferGone when the service has no offer any more
   */
  async honour({ clientId, content }: Shipment, chosen: ChosenOffer): Promise<OfferData> {
    const { services } = await this.tariffs.get(clientId);
    const chosenServices = services
      .filter(isPayable(content))
      .filter(
        ({ account, service }) =>
          account.id === chosen.clientCarrierAccountId &&
          service.id === chosen.carrierServiceTypeId,
      );
    const [quote] = isPriceable(content)
      ? await this.priceAll(chosenServices, await this.loadContext(content))
      : [];
    if (!quote?.offer) throw new OfferGone(toReasons(quote));
    const { totalCents } = quote.offer;
    if (totalCents !== chosen.totalCents) throw new OfferOutdated(chosen.totalCents, totalCents);
    return quote.offer;
  }

  /** Prices the services of one account as if these Rules & Fees were in force. */
  async quoteWithRules(trial: TrialRequest): Promise<PricedOffers> {
    const { services, pickup } = await this.tariffs.get(trial.clientId);
    const context = await this.loadContext(trial.content);
    const trialServices = services
      .filter(({ account }) => account.id === trial.clientCarrierAccountId)
      .map((service): ServiceTariff => ({ ...service, rules: trial.rules, rulesVersionId: 0 }));
    return collectOffers(await this.priceAll(trialServices, context), pickup, context);
  }

  private async priceAll(
    services: readonly ServiceTariff[],
    context: PricingContext,
  ): Promise<ServiceQuote[]> {
    const accountIds = [...new Set(services.map(({ account }) => account.id))];
    const remaining = await this.numbers.get(accountIds);
    return Promise.all(
      services.map(async (tariff) =>
        priceService(tariff, context, {
          remainingNumbers: tariff.carrier.isApiBasedConnote
            ? null
            : (remaining.get(tariff.account.id) ?? null),
          transitDays: await this.findTransitDays(tariff, context),
        }),
      ),
    );
  }

  private async findTransitDays(
    { carrier: { customerId }, service: { serviceGroupId } }: ServiceTariff,
    { sender, receiver }: PricingContext,
  ): Promise<number | undefined> {
    const [fromZone, toZone] = [sender.place.etaZone, receiver.place.etaZone];
    if (serviceGroupId === null || fromZone === null || toZone === null) return undefined;
    return this.transitTimes.find(serviceGroupId, customerId, { fromZone, toZone });
  }

  private async loadContext(content: ShipmentContent): Promise<PricingContext> {
    const { dispatchDate, sender, receiver } = content;
    return {
      consignment: toPricedConsignment(content),
      dispatchDate,
      sender: await this.end(sender, dispatchDate),
      receiver: await this.end(receiver, dispatchDate),
      now: this.clock.now(),
    };
  }

  private async end(place: RouteEndInput | null, dispatchDate: string): Promise<RouteEnd> {
    const state = place?.suburb?.state ?? null;
    return {
      place: await this.places.find(place?.suburb?.id ?? 0),
      state,
      holidays: australianHolidays(state, dispatchDate),
    };
  }
}

/** Without any offer, missing setup steps are reasons as well (H55). */
const withMissingSetUp = (
  answer: PricedOffers,
  notSetUp: readonly ServiceNotSetUp[],
  { payerAccount }: ConsignmentContent,
): PricedOffers => ({
  ...answer,
  rejections: [
    ...answer.rejections,
    ...notSetUp
      .filter(({ carrierId }) => payerAccount === null || payerAccount.carrierId === carrierId)
      .map(({ code, carrier, serviceType }) => ({
        ...{ carrier, serviceType, method: null },
        ...{ code, message: missingSetUpTexts[code] },
      })),
  ],
});

/** A payer account can only pay its own carrier. */
const isPayable =
  ({ payerAccount }: ConsignmentContent) =>
  ({ carrier }: ServiceTariff): boolean =>
    payerAccount === null || payerAccount.carrierId === carrier.id;

const toReasons = (quote: ServiceQuote | undefined) =>
  (quote?.rejections ?? []).map(({ code }) => ({ code, message: noOfferReasonTexts[code] }));

const noOffers: PricedOffers = { offers: [], rejections: [], hints: [] };

/** Splits the quotes of all services into offers, rejections and hints. */
const collectOffers = (
  quotes: readonly ServiceQuote[],
  pickup: PickupPreference,
  context: PricingContext,
): PricedOffers => ({
  offers: quotes.flatMap((quote) => toPricedOffer(quote, pickup, context)).sort(cheapestFirst),
  // a service with an offer is not left out, even if another of its pricing methods has none
  rejections: quotes
    .filter(({ offer }) => offer === null)
    .flatMap(({ tariff, rejections }) =>
      rejections.map(({ method, code }) => ({
        ...toServiceName(tariff),
        method,
        code,
        message: noOfferReasonTexts[code],
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

/** GAP-20: sorts by total, price on application last; equal prices stay in the order of accounts and services. */
function cheapestFirst({ data: left }: PricedOffer, { data: right }: PricedOffer): number {
  const isLeftOnApplication = left.totalCents === 0;
  const isRightOnApplication = right.totalCents === 0;
  return isLeftOnApplication === isRightOnApplication
    ? left.totalCents - right.totalCents
    : Number(isLeftOnApplication) - Number(isRightOnApplication);
}
