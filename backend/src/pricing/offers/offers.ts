import { Injectable } from '@nestjs/common';

import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';

import { Clock } from '../../platform/clock.js';
import { australianHolidays } from '../australian-holidays.js';
import type { Rules } from '../domain/rules/rules.js';
import { SuburbPlaces } from '../places/suburb-places.js';
import { transitLane, TransitTimes } from '../places/transit-times.js';
import type { ServiceTariff } from '../tariffs/client-tariff.js';
import { ClientTariffs } from '../tariffs/client-tariffs.js';
import { noOffers, toPricedOffers } from './collect-offers.js';
import { OfferGone, OfferOutdated } from './offers.errors.js';
import { priceService, type ServiceAnswer } from './price-service.js';
import type { ChosenOffer, PricedOffers, Shipment } from './priced-offer.js';
import { reasonTexts } from './reason-texts.js';
import { RemainingNumbers } from './remaining-numbers.js';
import {
  canBePriced,
  pricedConsignment,
  type End,
  type PricedContent,
  type PricedEnd,
  type Scene,
} from './scene.js';

/** Goods that nobody sends, and the Rules & Fees one account's services are to price them by. */
export interface RulesTrial {
  readonly clientId: number;
  readonly clientCarrierAccountId: number;
  readonly content: PricedContent;
  readonly rules: Rules;
}

/**
 * What carriers ask for a shipment, with the client's accounts, rate cards and rules of its dispatch date.
 * Everything it needs is kept in memory: once a client and its suburbs are known, no price reads the database.
 */
@Injectable()
export class Offers {
  constructor(
    private readonly tariffs: ClientTariffs,
    private readonly places: SuburbPlaces,
    private readonly transitTimes: TransitTimes,
    private readonly numbers: RemainingNumbers,
    private readonly clock: Clock,
  ) {}

  /** Empty while a suburb or the goods are missing. */
  async quote({ clientId, content }: Shipment): Promise<PricedOffers> {
    if (!canBePriced(content)) return noOffers;
    const { services, pickup } = await this.tariffs.of(clientId);
    const scene = await this.setScene(content);
    const asked = services.filter(isPayable(content));
    return toPricedOffers(await this.priceAll(asked, scene), pickup, scene);
  }

  /**
   * Prices the chosen service again: the server never takes a price from the browser (api.md A14).
   * @throws OfferOutdated when it costs something else now
   * @throws OfferGone when it does not carry the shipment any more
   */
  async honour({ clientId, content }: Shipment, chosen: ChosenOffer): Promise<OfferData> {
    const { services } = await this.tariffs.of(clientId);
    const wanted = services
      .filter(isPayable(content))
      .filter(
        ({ account, service }) =>
          account.id === chosen.clientCarrierAccountId &&
          service.id === chosen.carrierServiceTypeId,
      );
    const [answer] = canBePriced(content)
      ? await this.priceAll(wanted, await this.setScene(content))
      : [];
    if (!answer?.offer) throw new OfferGone(reasonsOf(answer));
    const { totalCents } = answer.offer;
    if (totalCents !== chosen.totalCents) throw new OfferOutdated(chosen.totalCents, totalCents);
    return answer.offer;
  }

  /** What one account's services would ask if these Rules & Fees were in force. */
  async tryRules(trial: RulesTrial): Promise<PricedOffers> {
    const { services, pickup } = await this.tariffs.of(trial.clientId);
    const scene = await this.setScene(trial.content);
    const tried = services
      .filter(({ account }) => account.id === trial.clientCarrierAccountId)
      .map((service): ServiceTariff => ({ ...service, rules: trial.rules, rulesVersionId: 0 }));
    return toPricedOffers(await this.priceAll(tried, scene), pickup, scene);
  }

  private async priceAll(
    services: readonly ServiceTariff[],
    scene: Scene,
  ): Promise<ServiceAnswer[]> {
    const accountIds = [...new Set(services.map(({ account }) => account.id))];
    const remaining = await this.numbers.of(accountIds);
    return Promise.all(
      services.map(async (tariff) =>
        priceService(tariff, scene, {
          remainingNumbers: tariff.carrier.isApiBasedConnote
            ? null
            : (remaining.get(tariff.account.id) ?? null),
          transitDays: await this.transitDays(tariff, scene),
        }),
      ),
    );
  }

  private async transitDays(
    { service }: ServiceTariff,
    { sender, receiver }: Scene,
  ): Promise<number | undefined> {
    const [from, to] = [sender.place.etaZone, receiver.place.etaZone];
    if (service.serviceGroupId === null || from === null || to === null) return undefined;
    const days = await this.transitTimes.of(service.serviceGroupId);
    return days.get(transitLane(from, to));
  }

  private async setScene(content: PricedContent): Promise<Scene> {
    const { dispatchDate, sender, receiver } = content;
    return {
      consignment: pricedConsignment(content),
      dispatchDate,
      sender: await this.end(sender, dispatchDate),
      receiver: await this.end(receiver, dispatchDate),
      now: this.clock.now(),
    };
  }

  private async end(place: PricedEnd | null, dispatchDate: string): Promise<End> {
    const state = place?.suburb?.state ?? null;
    return {
      place: await this.places.find(place?.suburb?.id ?? 0),
      state,
      holidays: australianHolidays(state, dispatchDate),
    };
  }
}

/** Somebody else's account pays one carrier only: its own. */
const isPayable =
  ({ payerAccount }: ConsignmentContent) =>
  ({ carrier }: ServiceTariff): boolean =>
    payerAccount === null || payerAccount.carrierId === carrier.id;

const reasonsOf = (answer: ServiceAnswer | undefined) =>
  (answer?.rejections ?? []).map(({ code }) => ({ code, message: reasonTexts[code] }));
