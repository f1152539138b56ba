import { Injectable } from '@nestjs/common';

import type { OfferData } from '@contracts/events/offer.data.js';

import {
  type ChosenOffer,
  type LiveService,
  LiveServiceFactory,
  OfferGone,
  OfferOutdated,
  OfferService,
  type Shipment,
} from '../pricing/index.js';
import { findQuoted, isPrice, rejectionText, toLivePrice } from './offers/live-offers.js';
import { OfferUnconfirmed } from './live-rates.errors.js';
import { type RateRequest, toRateRequests } from './rating/rate-request.js';
import type { LiveRate } from './rating/live-rate.repository.js';
import { LiveRateService } from './rating/live-rate.service.js';

/** Confirms the price of a chosen offer: by the rate card again, or as the carrier quoted it. */
@Injectable()
export class OfferConfirmationService {
  constructor(
    private readonly offers: OfferService,
    private readonly services: LiveServiceFactory,
    private readonly rates: LiveRateService,
  ) {}

  /**
   * A price from the browser is never trusted (api.md A14): a live one is taken from the stored response of the carrier
   * to the same request, for 15 minutes; later the price is requested again.
   * @throws OfferOutdated when the price has changed
   * @throws OfferGone when the service no longer has an offer
   * @throws OfferUnconfirmed when the carrier does not respond
   */
  async honour(shipment: Shipment, chosen: ChosenOffer): Promise<OfferData> {
    if (chosen.source === 'RATE_CARD') return this.offers.honour(shipment, chosen);
    const { services } = await this.services.find(shipment);
    const service = services.find(isOf(chosen));
    const isLive = chosen.source === 'LIVE' || service?.tariff.hasRateCardOffer === false;
    if (!isLive) return this.offers.honour(shipment, chosen);
    if (!service) throw new OfferGone([]);
    const request = toRateRequests(services, shipment.content).find(
      ({ customerCarrierId }) => customerCarrierId === service.tariff.carrier.customerCarrierId,
    );
    if (!request) throw new OfferGone([]);
    const rate = await this.confirm(request, chosen);
    return this.toOffer(service, rate, { request, chosen });
  }

  private async confirm(request: RateRequest, { liveRateId }: ChosenOffer): Promise<LiveRate> {
    const held = liveRateId ? await this.rates.findValid(liveRateId, request.key) : null;
    if (held) return held;
    const found = await this.rates.find(request);
    if (!found || found.isAsQuoted) throw new OfferUnconfirmed();
    return found.rate;
  }

  private toOffer(
    service: LiveService,
    rate: LiveRate,
    { request, chosen }: { readonly request: RateRequest; readonly chosen: ChosenOffer },
  ): OfferData {
    const quoted = findQuoted(service, { rate });
    if (!isPrice(quoted))
      throw new OfferGone([{ code: 'LIVE_RATE_REFUSED', message: rejectionText(quoted, request) }]);
    if (quoted.totalCents !== chosen.totalCents)
      throw new OfferOutdated(chosen.totalCents, quoted.totalCents);
    const confirmed = { rate, isAsQuoted: false, validUntil: this.rates.validUntil(rate) };
    return service.toOffer(toLivePrice(quoted, confirmed, request)).data;
  }
}

const isOf =
  ({ clientCarrierAccountId, carrierServiceTypeId }: ChosenOffer) =>
  ({ tariff: { account, service } }: LiveService): boolean =>
    account.id === clientCarrierAccountId && service.id === carrierServiceTypeId;
