import type { DataSource } from 'typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import {
  evolveConsignmentRow,
  searchText,
} from '../../../../projections/src/consignment-list/consignment-list.projection.js';
import {
  evolveOpenManifest,
  openManifestId,
} from '../../../../projections/src/consignment-list/consignment-list.projection.js';
import { recorded } from '../../../../projections/src/testing/recorded.js';
import { created } from '../../../../projections/src/testing/sample-consignment.js';

/** Columns to change; those that follow from others are computed. */
export type RowChanges = Partial<Omit<ConsignmentListRow, 'openManifestId' | 'searchText'>> & {
  readonly id: number;
};

/** A row of client 10 of customer 1 as the projection writes it, with changes. */
export function listRow(changes: RowChanges): ConsignmentListRow {
  const folded = recorded(`consignment-${changes.id}`, created(changes.id)).reduce<
    ConsignmentListRow | undefined
  >((row, event) => evolveConsignmentRow(row ?? null, event), undefined);
  if (!folded) throw new Error('nothing was folded');
  const row = { ...folded, clientId: 10, clientName: 'Parent', customerId: 1, ...changes };
  const computed = { ...row, openManifestId: openManifestId(row) };
  return { ...computed, searchText: searchText.compute(computed) };
}

const insertCounts = `
  insert into consignment_count
  select client_id, customer_id, count(*) filter (where state = 'OPEN'),
         count(*) filter (where state = 'MANIFESTED'), count(*) filter (where state = 'DELETED')
  from consignment_list group by client_id, customer_id`;

/** Inserts rows into the empty list, with their counts and open manifests. */
export async function fillList(
  database: DataSource,
  rows: readonly ConsignmentListRow[],
): Promise<void> {
  await database.getRepository(ConsignmentListRow).insert(rows.map((row) => ({ ...row })));
  await database.query(insertCounts);
  await database.getRepository(OpenManifestRow).insert(openManifestsOf(rows));
}

const insertManifests = `
  insert into manifest_list (id, manifest_number, client_id, client_name, customer_id, carrier_display_name,
    display_service_type, sender_company, dispatch_date, created_at, updated_at, consignment_count, is_submitted,
    data_status, integration_attempts, integration_updated_at, booking_status, booking_reference,
    booking_attempts, booking_updated_at, printed_label, printed_consignment, printed_freight_summary, search_text)
  select manifest_id, 'MAN-' || manifest_id, client_id, min(client_name), min(customer_id), 'Carrier', 'Road',
         'Sender', dispatch_date, now(), now(), count(*), true, 'NOT_REQUIRED', 0, now(),
         case when max(booking_reference) is null then 'NOT_REQUIRED' else 'SENT' end, max(booking_reference),
         0, now(), false, false, false, ''
    from consignment_list where manifest_id is not null
   group by manifest_id, client_id, dispatch_date`;

/** Adds the submitted manifests of the listed consignments, each booked if they are. */
export async function fillManifests(database: DataSource): Promise<void> {
  await database.query(insertManifests);
}

function openManifestsOf(rows: readonly ConsignmentListRow[]): OpenManifestRow[] {
  const groups = new Map<number, OpenManifestRow | null>();
  for (const row of rows) {
    const id = row.openManifestId;
    if (id === null) continue;
    const change = { key: row.id, before: null, after: row };
    groups.set(id, evolveOpenManifest(groups.get(id) ?? null, change, id));
  }
  return [...groups.values()].flatMap((group) => group ?? []);
}
