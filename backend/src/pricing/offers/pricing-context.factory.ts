import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';

import { Clock } from '../../platform/clock.js';
import { australianHolidays } from '../../platform/australian-calendar.js';
import type { AccountService } from '../tariffs/client-tariff.js';
import { SuburbCache } from '../zones/suburb.cache.js';
import {
  type PricingContext,
  type RouteEnd,
  type RouteEndInput,
  type ShipmentContent,
  toPricedConsignment,
} from './price-service.js';
import { type AsyncCache, RecordCache } from '../../platform/cache/record.cache.js';
import { TransitLane } from '../records/transit-lane.entity.js';

/** Business days by lane. */
type TransitDays = ReadonlyMap<string, number>;

const MAX_GROUPS = 500;
const MAX_CUSTOMERS = 1_000;

/** Caches the business days that service groups take between two zones. */
@Injectable()
export class TransitTimeCache {
  private readonly shared: AsyncCache<number, TransitDays>;
  private readonly own: AsyncCache<number, TransitDays>;

  constructor(
    private readonly database: DataSource,
    recordCache: RecordCache,
  ) {
    const tables = ['transit_lane'];
    this.shared = recordCache.createCache({
      tables,
      maxEntries: MAX_GROUPS,
      read: (serviceGroupId) => this.read({ serviceGroupId, customerId: IsNull() }),
    });
    this.own = recordCache.createCache({
      tables,
      maxEntries: MAX_CUSTOMERS,
      read: (customerId) => this.read({ customerId }),
    });
  }

  /** The customer's own transit days for the lane, else the shared ones; undefined if neither exists. */
  async find(
    serviceGroupId: number,
    customerId: number,
    lane: Pick<TransitLane, 'fromZone' | 'toZone'>,
  ): Promise<number | undefined> {
    const key = toKey({ serviceGroupId, ...lane });
    const [own, shared] = await Promise.all([
      this.own.get(customerId),
      this.shared.get(serviceGroupId),
    ]);
    return own.get(key) ?? shared.get(key);
  }

  private async read(where: object): Promise<TransitDays> {
    const lanes = await this.database.getRepository(TransitLane).findBy(where);
    return new Map(lanes.map((lane) => [toKey(lane), lane.eta]));
  }
}

const toKey = ({
  serviceGroupId,
  fromZone,
  toZone,
}: Pick<TransitLane, 'serviceGroupId' | 'fromZone' | 'toZone'>): string =>
  `${serviceGroupId}>${fromZone}>${toZone}`;

/** Looks up what all services of a shipment share: suburbs, holidays and transit times. All of it is cached. */
@Injectable()
export class PricingContextFactory {
  constructor(
    private readonly suburbs: SuburbCache,
    private readonly transitTimes: TransitTimeCache,
    private readonly clock: Clock,
  ) {}

  async load(content: ShipmentContent): Promise<PricingContext> {
    const { dispatchDate, sender, receiver } = content;
    return {
      consignment: toPricedConsignment(content),
      dispatchDate,
      sender: await this.toRouteEnd(sender, dispatchDate),
      receiver: await this.toRouteEnd(receiver, dispatchDate),
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
    const [fromZone, toZone] = [sender.suburb.etaZone, receiver.suburb.etaZone];
    if (serviceGroupId === null || fromZone === null || toZone === null) return undefined;
    return this.transitTimes.find(serviceGroupId, customerId, { fromZone, toZone });
  }

  private async toRouteEnd(party: RouteEndInput | null, dispatchDate: string): Promise<RouteEnd> {
    const state = party?.suburb?.state ?? null;
    return {
      suburb: await this.suburbs.find(party?.suburb?.id ?? 0),
      state,
      holidays: australianHolidays(state, dispatchDate),
    };
  }
}
