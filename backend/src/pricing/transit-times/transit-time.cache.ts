import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';

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
