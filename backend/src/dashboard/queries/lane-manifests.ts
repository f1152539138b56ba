import type { EntityManager } from 'typeorm';

import type { IntegrationStatus } from '@contracts/views/manifest.view.js';

import type { ListOwners } from '../../platform/scoped-lists/list-table.js';
import { DAYS_AHEAD, dayFrom } from './dashboard-days.js';

const MOST_MANIFESTS = 500;

/** A manifest whose goods leave today or in the next days. */
export interface LaneManifest {
  readonly id: number;
  readonly manifestNumber: string;
  readonly carrier: string;
  /** yyyy-MM-dd. */
  readonly dispatchDate: string;
  /** ISO instants. */
  readonly readyTime: string | null;
  readonly closingTime: string | null;
  readonly bookingStatus: IntegrationStatus;
  /** Its data did not arrive, for good. */
  readonly hasFailed: boolean;
}

export async function readLaneManifests(
  manager: EntityManager,
  { clientIds, customerIds }: ListOwners,
  today: string,
): Promise<LaneManifest[]> {
  const rows = await manager.query<LaneManifest[]>(
    `select id, manifest_number as "manifestNumber", carrier_display_name as carrier,
            dispatch_date::text as "dispatchDate", ready_time as "readyTime",
            closing_time as "closingTime", booking_status as "bookingStatus",
            data_status = 'FAILED' as "hasFailed"
     from manifest_list
     where is_submitted and (client_id = any ($1) or customer_id = any ($2))
       and dispatch_date between $3::date and $4::date
     order by id desc limit ${MOST_MANIFESTS}`,
    // A day earlier: it may still be that day in the west.
    [clientIds, customerIds, dayFrom(today, -1), dayFrom(today, DAYS_AHEAD)],
  );
  return rows.map((row) => ({
    ...row,
    readyTime: instant(row.readyTime),
    closingTime: instant(row.closingTime),
  }));
}

const instant = (moment: string | Date | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();
