import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { TransitLaneView } from '@contracts/views/carrier-zone.view.js';

/** CROSS-03 */
const MAX_RESULTS = 1_000;

/** Reads transit times: a customer's own days if it has any, otherwise the shared ones. */
@Injectable()
export class TransitTimeQueries {
  constructor(private readonly database: DataSource) {}

  /** By from zone, then by to zone (TRANSIT-11). `customerId` is null for only the shared ones. */
  list(
    serviceGroupId: number,
    fromZone: string | null,
    customerId: number | null,
  ): Promise<TransitLaneView[]> {
    return this.database.query(
      `select distinct on (lane.from_zone, lane.to_zone)
              lane.id, lane.version, lane.service_group_id as "serviceGroupId",
              lane.from_zone as "fromZone", lane.to_zone as "toZone", lane.eta,
              lane.customer_id is not null as "isOwn",
              case when lane.customer_id is null then lane.eta else shared.eta end as "sharedEta"
         from transit_lane lane
         left join transit_lane shared
           on shared.service_group_id = lane.service_group_id and shared.customer_id is null
          and shared.from_zone = lane.from_zone and shared.to_zone = lane.to_zone
        where lane.service_group_id = $1
          and ($2::text is null or lane.from_zone = $2)
          and (lane.customer_id is null or lane.customer_id = $3)
        order by lane.from_zone, lane.to_zone, lane.customer_id nulls last
        limit ${MAX_RESULTS}`,
      [serviceGroupId, fromZone, customerId],
    );
  }

  listGroups(): Promise<{ id: number; group: string }[]> {
    return this.database.query('select id, "group" from service_group order by "group"');
  }

  async listFromZones(serviceGroupId: number, customerId: number | null): Promise<string[]> {
    const rows = await this.database.query<{ zone: string }[]>(
      `select distinct from_zone as zone from transit_lane
        where service_group_id = $1 and (customer_id is null or customer_id = $2) order by 1`,
      [serviceGroupId, customerId],
    );
    return rows.map(({ zone }) => zone);
  }
}
