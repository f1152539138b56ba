import type { EntityManager } from 'typeorm';

import type { IntegrationStatus } from '@contracts/views/manifest.view.js';

import type { ListOwners } from '../../platform/list-pages/list-page.sql.js';
import { ownerValues, perOwner } from './attention/attention.js';
import { DAYS_AHEAD, addDays } from './dashboard-days.js';

const MAX_MANIFESTS = 500;

/** A regular pickup is at the client's own address: it serves neither returns nor third parties (MAN-59). */
const isPermanent = `(permanent_booking and consignment_type = 'DEFAULT')`;

/** Carrier, sender state and day of a cut-off's pickup. */
export interface DailyCollection {
  readonly customerCarrierId: number;
  readonly senderState: string;
  /** yyyy-MM-dd. */
  readonly dispatchDate: string;
  /** The carrier picks up every day without a booking. */
  readonly isPermanent: boolean;
}

/** A manifest dispatched today or in the next days. */
export interface CutOffManifest extends DailyCollection {
  readonly id: number;
  readonly manifestNumber: string;
  /** ISO instants of the window. */
  readonly readyTime: string | null;
  readonly closingTime: string | null;
  readonly bookingStatus: IntegrationStatus;
  readonly bookingReference: string | null;
  /** Its transmission has failed. */
  readonly hasFailed: boolean;
}

/** Carrier and state are those of any of its consignments: all of a manifest leave from one address. */
export async function readCutOffManifests(
  manager: EntityManager,
  { clientIds, customerIds }: ListOwners,
  today: string,
): Promise<CutOffManifest[]> {
  const rows = await manager.query<CutOffManifest[]>(
    `select manifest.id, manifest_number as "manifestNumber", dispatch_date::text as "dispatchDate",
            ready_time as "readyTime", closing_time as "closingTime",
            booking_status as "bookingStatus", booking_reference as "bookingReference",
            data_status = 'FAILED' as "hasFailed", member.*
     from (select * from manifest_list
           where is_submitted and (client_id = any ($1) or customer_id = any ($2))
             and dispatch_date between $3::date and $4::date
           order by id desc limit ${MAX_MANIFESTS}) manifest
     cross join lateral (
       select customer_carrier_id as "customerCarrierId", sender_state as "senderState",
              ${isPermanent} as "isPermanent"
       from consignment_list where manifest_id = manifest.id order by id limit 1) member
     order by manifest.id desc`,
    // One day earlier: in Western Australia it may still be that day.
    [clientIds, customerIds, addDays(today, -1), addDays(today, DAYS_AHEAD)],
  );
  return rows.map((row) => ({
    ...row,
    readyTime: toIsoInstant(row.readyTime),
    closingTime: toIsoInstant(row.closingTime),
  }));
}

/** Consignments of one client that are ready to be manifested, grouped by what distinguishes cut-offs. */
export interface ReadyFreight extends DailyCollection {
  readonly clientName: string;
}

/** Reads the freight ready to be manifested in the next days, by client, origin and carrier. */
export const readReadyFreight = (
  manager: EntityManager,
  owners: ListOwners,
  today: string,
): Promise<ReadyFreight[]> =>
  manager.query<ReadyFreight[]>(
    `select customer_carrier_id as "customerCarrierId", sender_state as "senderState",
            dispatch_date::text as "dispatchDate", client_name as "clientName",
            bool_or(is_permanent) as "isPermanent"
     from (${perOwner(
       (owner) => `select customer_carrier_id, sender_state, dispatch_date, client_name,
                          ${isPermanent} as is_permanent
                   from consignment_list
                   where ${owner} and state = 'OPEN' and status = 'CREATED'
                     and dispatch_date between $3::date and $4::date`,
     )}) ready
     group by 1, 2, 3, 4
     order by client_name`,
    [...ownerValues(owners), addDays(today, -1), addDays(today, DAYS_AHEAD)],
  );

const toIsoInstant = (value: string | Date | null): string | null =>
  value === null ? null : new Date(value).toISOString();
