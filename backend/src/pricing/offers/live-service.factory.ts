import { Injectable } from '@nestjs/common';

import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import { noOfferReasonTexts } from '@contracts/texts/app/no-offers.js';
import type { RejectionView } from '@contracts/views/offer.view.js';

import type { LiveServiceTariff, PickupPreference } from '../tariffs/client-tariff.js';
import { ClientTariffCache } from '../tariffs/client-tariff.cache.js';
import { type LivePrice, toLiveOfferData } from './live-offer.js';
import { isPayable, toServiceName } from './offer.service.js';
import { cutOffAt, estimateArrival, isPriceable, type PricingContext } from './price-service.js';
import type { PricedOffer, Shipment } from './priced-offer.js';
import { PricingContextFactory } from './pricing-context.factory.js';
import { RemainingNumberCache, takesNumber } from './remaining-number.cache.js';

/** A service whose price is requested from the carrier for one shipment. */
export interface LiveService {
  readonly tariff: LiveServiceTariff;
  readonly toOffer: (price: LivePrice) => PricedOffer;
  readonly toRejection: (code: string, message: string) => RejectionView;
}

/** Services of a shipment that carriers price themselves, and the reasons why others are not requested. */
export interface LiveServices {
  readonly services: readonly LiveService[];
  readonly rejections: readonly RejectionView[];
}

/** Finds the services priced by their carriers. Everything it reads is cached. */
@Injectable()
export class LiveServiceFactory {
  constructor(
    private readonly tariffs: ClientTariffCache,
    private readonly contexts: PricingContextFactory,
    private readonly numbers: RemainingNumberCache,
  ) {}

  /** None while a suburb or the items are missing. */
  async find({ clientId, content, connote }: Shipment): Promise<LiveServices> {
    const { liveServices, pickup } = await this.tariffs.get(clientId);
    const payable = liveServices.filter(isPayable(content));
    if (payable.length === 0 || !isPriceable(content)) return { services: [], rejections: [] };
    const context = await this.contexts.load(content);
    const found = await Promise.all(
      payable.map((tariff) => this.toService(tariff, { content, context, pickup })),
    );
    const unavailable = await this.findUnavailable(payable, connote);
    return {
      services: found.filter(({ tariff }) => !unavailable.has(tariff)),
      rejections: found.flatMap(({ tariff, toRejection }) => {
        const code = unavailable.get(tariff);
        return code ? [toRejection(code, noOfferReasonTexts[code])] : [];
      }),
    };
  }

  /** Services that could not be booked at any price. */
  private async findUnavailable(
    services: readonly LiveServiceTariff[],
    connote: Shipment['connote'],
  ) {
    const numbered = services.filter((service) => takesNumber(service, connote));
    const remaining = await this.numbers.get(numbered.map(({ account }) => account.id));
    const unavailable = new Map<LiveServiceTariff, 'ACCOUNT_INACTIVE' | 'RANGE_EXHAUSTED'>();
    for (const service of services) {
      const { account } = service;
      const isExhausted = takesNumber(service, connote) && (remaining.get(account.id) ?? 1) <= 0;
      if (!account.isActive) unavailable.set(service, 'ACCOUNT_INACTIVE');
      else if (isExhausted) unavailable.set(service, 'RANGE_EXHAUSTED');
    }
    return unavailable;
  }

  private async toService(tariff: LiveServiceTariff, shared: SharedInput): Promise<LiveService> {
    const { content, context, pickup } = shared;
    const transitDays = await this.contexts.findTransitDays(tariff, context);
    const etaDate = estimateArrival(context, tariff.carrier, transitDays);
    const deadWeight = context.consignment.deadWeight.toNumber();
    return {
      tariff,
      toOffer: (price) => ({
        data: toLiveOfferData(tariff, price, { etaDate, deadWeight }),
        transitDays: transitDays ?? null,
        cutOffAt: cutOffAt(context, tariff.carrier),
        isPalletTypeRequired: tariff.carrier.isPalletTypeRequired,
        hasDangerousGoods: content.items.some(({ dangerousGoods }) => dangerousGoods.length > 0),
        ...pickup,
        isAsQuoted: price.isAsQuoted,
        liveRateId: price.rateId,
      }),
      toRejection: (code, message) => ({ ...toServiceName(tariff), method: null, code, message }),
    };
  }
}

interface SharedInput {
  readonly content: ConsignmentContent;
  readonly context: PricingContext;
  readonly pickup: PickupPreference;
}
