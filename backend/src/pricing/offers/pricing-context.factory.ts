import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { australianHolidays } from '../../platform/australian-calendar.js';
import type { AccountService } from '../tariffs/client-tariff.js';
import { TransitTimeCache } from '../transit-times/transit-time.cache.js';
import { SuburbCache } from '../zones/suburb.cache.js';
import {
  type PricingContext,
  type RouteEnd,
  type RouteEndInput,
  type ShipmentContent,
  toPricedConsignment,
} from './price-service.js';

/** Looks up what all services of a shipment share: suburbs, holidays and transit times. All of it is cached. */
@Injectable()
export class PricingContextFactory {
  constructor(
    private readonly places: SuburbCache,
    private readonly transitTimes: TransitTimeCache,
    private readonly clock: Clock,
  ) {}

  async load(content: ShipmentContent): Promise<PricingContext> {
    const { dispatchDate, sender, receiver } = content;
    return {
      consignment: toPricedConsignment(content),
      dispatchDate,
      sender: await this.end(sender, dispatchDate),
      receiver: await this.end(receiver, dispatchDate),
      now: this.clock.now(),
    };
  }

  /** Business days of the service's lane; undefined if there is none. */
  async findTransitDays(
    {
      carrier: { customerId },
      service: { serviceGroupId },
    }: Pick<AccountService, 'carrier' | 'service'>,
    { sender, receiver }: PricingContext,
  ): Promise<number | undefined> {
    const [fromZone, toZone] = [sender.place.etaZone, receiver.place.etaZone];
    if (serviceGroupId === null || fromZone === null || toZone === null) return undefined;
    return this.transitTimes.find(serviceGroupId, customerId, { fromZone, toZone });
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
