import { Injectable } from '@nestjs/common';

import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { ONLY_LIVE } from '@contracts/rules/live-rates.js';
import { liveRateTexts } from '@contracts/texts/app/live-rates.js';
import { missingSetUpTexts, noOfferReasonTexts } from '@contracts/texts/app/no-offers.js';

import type { Rules } from '../domain/rules/rules.js';
import type {
  AccountService,
  LiveServiceTariff,
  PickupPreference,
  ServiceNotSetUp,
  ServiceTariff,
} from '../tariffs/client-tariff.js';
import { ClientTariffCache } from '../tariffs/client-tariff.cache.js';
import { OfferGone, OfferOutdated } from './offers.errors.js';
import { offerHints } from './offer.mapper.js';
import { PricingContextFactory } from './pricing-context.factory.js';
import {
  cutOffAt,
  estimateArrival,
  isPriceable,
  priceService,
  type PricingContext,
  type ServiceQuote,
  type ShipmentContent,
} from './price-service.js';
import type { ChosenOffer, PricedOffer, PricedOffers, Shipment } from './priced-offer.js';
import { RemainingNumberCache, takesNumber } from './remaining-number.cache.js';

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
    private readonly contexts: PricingContextFactory,
    private readonly numbers: RemainingNumberCache,
  ) {}

  /** Empty while a suburb or the items are missing. */
  async quote({ clientId, content, connote }: Shipment): Promise<PricedOffers> {
    if (!isPriceable(content)) return noOffers;
    const { services, liveServices, notSetUp, pickup } = await this.tariffs.get(clientId);
    const context = await this.contexts.load(content);
    const payable = services.filter(isPayable(content));
    const priced = collectOffers(await this.priceAll(payable, context, connote), pickup, context);
    const result = withLiveOnlyRejections(priced, liveServices.filter(isPayable(content)));
    return result.offers.length > 0 ? result : withMissingSetUp(result, notSetUp, content);
  }

  /**
   * Prices the chosen service again, since a price from the browser is never trusted (api.md A14).
   * @throws OfferOutdated when its price has changed
   * @throws OfferGone when the service no longer has an offer
   */
  async honour({ clientId, content, connote }: Shipment, chosen: ChosenOffer): Promise<OfferData> {
    const { services } = await this.tariffs.get(clientId);
    const chosenServices = services
      .filter(isPayable(content))
      .filter(
        ({ account, service }) =>
          account.id === chosen.clientCarrierAccountId &&
          service.id === chosen.carrierServiceTypeId,
      );
    const [quote] = isPriceable(content)
      ? await this.priceAll(chosenServices, await this.contexts.load(content), connote)
      : [];
    if (!quote?.offer) throw new OfferGone(toReasons(quote));
    const { totalCents } = quote.offer;
    if (totalCents !== chosen.totalCents) throw new OfferOutdated(chosen.totalCents, totalCents);
    return quote.offer;
  }

  /** The ETA of a service for a shipment, yyyy-MM-dd; null when it is no longer offered, or has no lane. */
  async estimateEta(
    { clientId, content }: Shipment,
    { clientCarrierAccountId, carrierServiceTypeId }: Omit<ChosenOffer, 'totalCents'>,
  ): Promise<string | null> {
    const { services, liveServices } = await this.tariffs.get(clientId);
    const tariff = [...services, ...liveServices].find(
      ({ account, service }) =>
        account.id === clientCarrierAccountId && service.id === carrierServiceTypeId,
    );
    if (!tariff || !isPriceable(content)) return null;
    const context = await this.contexts.load(content);
    const days = await this.contexts.findTransitDays(tariff, context);
    return estimateArrival(context, tariff.carrier, days);
  }

  /** Prices the services of one account as if these Rules & Fees were in force. */
  async quoteWithRules(trial: TrialRequest): Promise<PricedOffers> {
    const { services, pickup } = await this.tariffs.get(trial.clientId);
    const context = await this.contexts.load(trial.content);
    const trialServices = services
      .filter(({ account }) => account.id === trial.clientCarrierAccountId)
      .map((service): ServiceTariff => ({ ...service, rules: trial.rules, rulesVersionId: 0 }));
    return collectOffers(await this.priceAll(trialServices, context), pickup, context);
  }

  private async priceAll(
    services: readonly ServiceTariff[],
    context: PricingContext,
    connote?: Shipment['connote'],
  ): Promise<ServiceQuote[]> {
    const numbered = new Set(services.filter((tariff) => takesNumber(tariff, connote)));
    const remaining = await this.numbers.get([...numbered].map(({ account }) => account.id));
    return Promise.all(
      services.map(async (tariff) =>
        priceService(tariff, context, {
          remainingNumbers: numbered.has(tariff)
            ? (remaining.get(tariff.account.id) ?? null)
            : null,
          transitDays: await this.contexts.findTransitDays(tariff, context),
        }),
      ),
    );
  }
}

/** If there is no offer, missing set-up steps are reasons as well. */
const withMissingSetUp = (
  result: PricedOffers,
  notSetUp: readonly ServiceNotSetUp[],
  { payerAccount }: ConsignmentContent,
): PricedOffers => ({
  ...result,
  rejections: [
    ...result.rejections,
    ...notSetUp
      .filter(({ carrierId }) => payerAccount === null || payerAccount.carrierId === carrierId)
      .map(({ code, carrier, serviceType }) => ({
        ...{ carrier, serviceType, method: null },
        ...{ code, message: missingSetUpTexts[code] },
      })),
  ],
});

const withLiveOnlyRejections = (
  result: PricedOffers,
  services: readonly LiveServiceTariff[],
): PricedOffers => ({
  ...result,
  rejections: [
    ...result.rejections,
    ...services
      .filter(({ hasRateCardOffer }) => !hasRateCardOffer)
      .map((service) => ({
        ...toServiceName(service),
        ...{ method: null, code: ONLY_LIVE, message: liveRateTexts.onlyLive },
      })),
  ],
});

/** A payer account can only pay its own carrier. */
export const isPayable =
  ({ payerAccount }: Pick<ConsignmentContent, 'payerAccount'>) =>
  ({ carrier }: Pick<AccountService, 'carrier'>): boolean =>
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
  offers: toPricedOffers(quotes, pickup, context).sort(cheapestFirst),
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

function toPricedOffers(
  quotes: readonly ServiceQuote[],
  pickup: PickupPreference,
  context: PricingContext,
): PricedOffer[] {
  const cutOffOf = cacheCutOffs(context);
  return quotes.flatMap(({ tariff: { carrier }, offer, transitDays }) =>
    offer
      ? [
          {
            data: offer,
            transitDays,
            cutOffAt: cutOffOf(carrier),
            isPalletTypeRequired: carrier.isPalletTypeRequired,
            hasDangerousGoods: context.consignment.hasDangerousGoods,
            isAsQuoted: false,
            ...pickup,
          },
        ]
      : [],
  );
}

/** Returns a carrier's cut-off, calculated once: a carrier has many services, and time zone arithmetic is slow. */
function cacheCutOffs(context: PricingContext) {
  const cutOffs = new Map<number, string>();
  return (carrier: ServiceTariff['carrier']): string => {
    const known = cutOffs.get(carrier.id) ?? cutOffAt(context, carrier);
    cutOffs.set(carrier.id, known);
    return known;
  };
}

export const toServiceName = ({
  carrier,
  service,
}: Pick<AccountService, 'carrier' | 'service'>) => ({
  carrier: carrier.displayName,
  serviceType: service.displayServiceType,
});

/**
 * GAP-20: sorts by total, then price on application, then prices that cannot be booked; equal prices stay in the order
 * of accounts and services.
 */
export const cheapestFirst = (left: PricedOffer, right: PricedOffer): number =>
  rank(left) - rank(right) || left.data.totalCents - right.data.totalCents;

const rank = ({ data, isAsQuoted }: PricedOffer): number =>
  Number(data.totalCents === 0) + 2 * Number(isAsQuoted);
