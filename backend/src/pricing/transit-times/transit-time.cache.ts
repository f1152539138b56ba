import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { type AsyncCache, RecordCache } from '../../platform/cache/record.cache.js';
import { TransitLane } from '../records/transit-lane.entity.js';

/** Business days by lane, for one service group. */
type TransitDays = ReadonlyMap<string, number>;

const MAX_GROUPS = 500;

/** Caches the business days that service groups take between two zones. */
@Injectable()
export class TransitTimeCache {
  private readonly groups: AsyncCache<number, TransitDays>;

  constructor(
    private readonly database: DataSource,
    recordCache: RecordCache,
  ) {
    this.groups = recordCache.createCache({
      tables: ['transit_lane'],
      maxEntries: MAX_GROUPS,
      read: (serviceGroupId: number) => this.read(serviceGroupId),
    });
  }

  async get(serviceGroupId: number): Promise<TransitDays> {
    return this.groups.get(serviceGroupId);
  }

  private async read(serviceGroupId: number): Promise<TransitDays> {
    const lanes = await this.database.getRepository(TransitLane).findBy({ serviceGroupId });
    return new Map(lanes.map(({ fromZone, toZone, eta }) => [toLaneKey(fromZone, toZone), eta]));
  }
}

export const toLaneKey = (fromZone: string, toZone: string): string => `${fromZone}>${toZone}`;
