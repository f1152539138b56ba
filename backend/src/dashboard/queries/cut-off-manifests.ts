import type { EntityManager } from 'typeorm';

import type { IntegrationStatus } from '@contracts/views/manifest.view.js';

import type { ListOwners } from '../../platform/scoped-lists/list-statements.js';
import { DAYS_AHEAD, addDays } from './dashboard-days.js';

const MAX_MANIFESTS = 500;

/** A manifest dispatched today or in the next days. */
export interface CutOffManifest {
  readonly id: number;
  readonly manifestNumber: string;
  readonly carrier: string;
  /** yyyy-MM-dd. */
  readonly dispatchDate: string;
  /** ISO instants. */
  readonly readyTime: string | null;
  readonly closingTime: string | null;
  readonly bookingStatus: IntegrationStatus;
  /** Its transmission has failed. */
  readonly hasFailed: boolean;
}

export async function readCutOffManifests(
  manager: EntityManager,
  { clientIds, customerIds }: ListOwners,
  today: string,
): Promise<CutOffManifest[]> {
  const rows = await manager.query<CutOffManifest[]>(
    `select id, manifest_number as "manifestNumber", carrier_display_name as carrier,
            dispatch_date::text as "dispatchDate", ready_time as "readyTime",
            closing_time as "closingTime", booking_status as "bookingStatus",
            data_status = 'FAILED' as "hasFailed"
     from manifest_list
     where is_submitted and (client_id = any ($1) or customer_id = any ($2))
       and dispatch_date between $3::date and $4::date
     order by id desc limit ${MAX_MANIFESTS}`,
    // One day earlier: in the west it may still be that day.
    [clientIds, customerIds, addDays(today, -1), addDays(today, DAYS_AHEAD)],
  );
  return rows.map((row) => ({
    ...row,
    readyTime: toIsoInstant(row.readyTime),
    closingTime: toIsoInstant(row.closingTime),
  }));
}

const toIsoInstant = (value: string | Date | null): string | null =>
  value === null ? null : new Date(value).toISOString();
