import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { TransitLane } from '../records/transit-lane.entity.js';

/** CROSS-03 */
const MAX_RESULTS = 1_000;

/** Reads transit times, which every customer shares. */
@Injectable()
export class TransitTimeQueries {
  constructor(private readonly database: DataSource) {}

  /** By from zone, then by to zone (TRANSIT-11). */
  list(serviceGroupId: number, fromZone: string | null): Promise<TransitLane[]> {
    return this.database.getRepository(TransitLane).find({
      where: { serviceGroupId, ...(fromZone !== null && { fromZone }) },
      order: { fromZone: 'ASC', toZone: 'ASC' },
      take: MAX_RESULTS,
    });
  }

  listGroups(): Promise<{ id: number; group: string }[]> {
    return this.database.query('select id, "group" from service_group order by "group"');
  }

  async listFromZones(serviceGroupId: number): Promise<string[]> {
    const rows = await this.database.query<{ zone: string }[]>(
      `select distinct from_zone as zone from transit_lane where service_group_id = $1 order by 1`,
      [serviceGroupId],
    );
    return rows.map(({ zone }) => zone);
  }
}
