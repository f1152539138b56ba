import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { ListScope } from '../../identity/index.js';

/** CROSS-03 */
const MAX_RESULTS = 500;

/** A feed as stored. */
export interface CarrierFeedRow {
  readonly customerCarrierId: number;
  readonly customerId: number;
  readonly customerName: string;
  readonly carrierDisplayName: string;
  /** Null if scans are read through the carrier's API. */
  readonly server: string | null;
  readonly port: number | null;
  readonly readAt: Date | null;
  /** Error of the last call; null unless it failed. */
  readonly reason: string | null;
  readonly calls: number | null;
  readonly failingSince: Date | null;
  readonly setAside: number;
  readonly retrying: number;
}

/** A withdrawn carrier's server is still read, for freight in transit; its own interface is not. */
const isFeed = `
  (carriers.difot_server <> '' or carriers.adapter_settings is not null and carriers.withdrawn_at is null)`;

/** $1 is whether the scope is unrestricted, $2 its customers. */
const feeds = `
  select carriers.id as "customerCarrierId", carriers.customer_id as "customerId",
         customer.name as "customerName", carrier.display_name as "carrierDisplayName",
         nullif(carriers.difot_server, '') as server, carriers.difot_port as port,
         cursor.updated_at as "readAt",
         failure.reason, failure.failures as calls, failure.since as "failingSince",
         coalesce(scans.set_aside, 0) as "setAside", coalesce(scans.retrying, 0) as retrying,
         (count(*) over ())::integer as "totalCount"
    from customer_carrier carriers
    join customer on customer.id = carriers.customer_id
    join carrier on carrier.id = carriers.carrier_id
    left join carrier_feed_cursor cursor on cursor.customer_carrier_id = carriers.id
    left join outgoing_failure failure
           on failure.customer_carrier_id = carriers.id and failure.use = 'FEED'
    left join (select customer_carrier_id,
                      (count(*) filter (where next_try_at is null))::integer as set_aside,
                      (count(*) filter (where next_try_at is not null))::integer as retrying
                 from set_aside_scan
                where closed_at is null and ($1 or customer_id = any ($2))
                group by customer_carrier_id) scans
           on scans.customer_carrier_id = carriers.id
   where ${isFeed} and ($1 or carriers.customer_id = any ($2))
   order by carrier.display_name, customer.name, carriers.id limit ${MAX_RESULTS}`;

/** Reads carriers' tracking feeds. */
@Injectable()
export class CarrierFeedQueries {
  constructor(private readonly database: DataSource) {}

  /** Ordered by carrier and customer. */
  async list({
    isUnrestricted,
    customerIds,
  }: ListScope): Promise<{ feeds: CarrierFeedRow[]; totalCount: number }> {
    const rows = await this.database.query<(CarrierFeedRow & { totalCount: number })[]>(feeds, [
      isUnrestricted,
      [...customerIds],
    ]);
    return {
      feeds: rows.map(({ totalCount: _, ...feed }) => feed),
      totalCount: rows[0]?.totalCount ?? 0,
    };
  }
}
