import { Duration } from 'luxon';
import type { EntityManager } from 'typeorm';

import type { RecentChangeView } from '@contracts/views/dashboard.view.js';

import type { ListOwners } from '../../platform/list-pages/list-page.sql.js';
import { ownerValues, perOwner, toIsoInstant } from './attention/attention.js';

const MAX_CHANGES = 12;
const AGE_MS = Duration.fromObject({ hours: 24 }).toMillis();

const newestChanges = `
  select known.changed_at as at, known.id as "consignmentId", row.connote_number as "connoteNumber",
         known.status, row.receiver_suburb as place, row.client_name as "clientName"
  from (${perOwner(
    (owner) => `
      select id, status, changed_at from dashboard_consignment
      where ${owner} and changed_at >= $3 and state <> 'DELETED'
      order by changed_at desc, id desc limit ${MAX_CHANGES}`,
  )}) known
  join consignment_list row on row.id = known.id
  order by known.changed_at desc, known.id desc
  limit ${MAX_CHANGES}`;

/** The newest status change of each consignment in the last 24 hours. */
export async function readRecentChanges(
  manager: EntityManager,
  owners: ListOwners,
  now: Date,
): Promise<RecentChangeView[]> {
  const rows = await manager.query<RecentChangeView[]>(newestChanges, [
    ...ownerValues(owners),
    new Date(now.getTime() - AGE_MS),
  ]);
  return rows.map((row) => ({ ...row, at: toIsoInstant(row.at) }));
}
