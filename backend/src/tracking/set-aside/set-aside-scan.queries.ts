import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { SetAsideScansView, SetAsideScanView } from '@contracts/views/set-aside-scan.view.js';

import type { ListScope } from '../../identity/index.js';

/** CROSS-03 */
const MAX_RESULTS = 500;
const MAX_RAW_SHOWN = 4000;

/** Reads set-aside scans that need attention. */
@Injectable()
export class SetAsideScanQueries {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  async list({ isUnrestricted, customerIds }: ListScope): Promise<SetAsideScansView> {
    const rows = await this.database.query<(SetAsideScanView & { totalCount: number })[]>(
      `select scan.id, scan.customer_carrier_id as "customerCarrierId", customer.name as "customerName",
              carrier.display_name as "carrierDisplayName", scan.reason, scan.details, scan.connote,
              scan.file, left(scan.raw, ${MAX_RAW_SHOWN}) as raw, scan.times_seen as "timesSeen",
              scan.received_at as "receivedAt", scan.next_try_at as "nextTryAt",
              (count(*) over ())::integer as "totalCount"
         from set_aside_scan scan
         join customer on customer.id = scan.customer_id
         join customer_carrier on customer_carrier.id = scan.customer_carrier_id
         join carrier on carrier.id = customer_carrier.carrier_id
        where scan.closed_at is null and scan.next_try_at is null
          and ($1 or scan.customer_id = any ($2))
        order by scan.id desc limit ${MAX_RESULTS}`,
      [isUnrestricted, [...customerIds]],
    );
    return {
      scans: rows.map(({ totalCount: _, ...scan }) => scan),
      totalCount: rows[0]?.totalCount ?? 0,
    };
  }
}
