import type { AttentionItemView } from '@contracts/views/dashboard.view.js';

import { isNotDismissed } from '../../../health/index.js';
import { scopeCovers, type PermissionScope } from '../../../platform/actor.js';
import {
  toIsoInstant,
  MAX_COUNTED,
  ownerValues,
  perOwner,
  type AttentionScope,
} from './attention.js';

type FailedItem = Extract<AttentionItemView, { readonly kind: 'INTEGRATION_FAILED' }>;

/** The transfer takes precedence over the booking when both failed. */
const failedRows = perOwner(
  (owner) => `
    select id, client_id, client_name, manifest_number, carrier_display_name, data_status, integration_error,
           integration_attempts, integration_updated_at, booking_error, booking_attempts,
           booking_updated_at
    from manifest_list
    where ${owner} and is_submitted and (data_status = 'FAILED' or booking_status = 'FAILED')
      and ${isNotDismissed}
    order by created_at desc, id desc limit ${MAX_COUNTED}`,
);

const failedItems = `
  select id as "manifestId", client_id as "clientId", client_name as "clientName", manifest_number as "manifestNumber",
         carrier_display_name as carrier,
         case when data_status = 'FAILED' then 'TRANSFER' else 'BOOKING' end as errand,
         case when data_status = 'FAILED' then integration_error else booking_error end as reason,
         case when data_status = 'FAILED' then integration_attempts else booking_attempts end as attempts,
         case when data_status = 'FAILED' then integration_updated_at else booking_updated_at end as since
  from (${failedRows}) failed
  order by since desc, id desc
  limit ${MAX_COUNTED}`;

/**
 * Manifests whose transmission or pickup booking has failed, except those that a user has dismissed. The reason needs
 * SUPER_ADMIN_CONTENT (MAN-45).
 */
export async function readFailedManifests(
  { manager, owners }: AttentionScope,
  reasonScope: PermissionScope,
): Promise<FailedItem[]> {
  const rows = await manager.query<Omit<FailedItem, 'kind'>[]>(failedItems, ownerValues(owners));
  return rows.map((row): FailedItem => {
    const canSeeReason = scopeCovers(reasonScope, { clientId: row.clientId, customerId: null });
    return {
      kind: 'INTEGRATION_FAILED',
      ...row,
      reason: canSeeReason ? row.reason : null,
      attempts: canSeeReason ? row.attempts : null,
      since: toIsoInstant(row.since),
    };
  });
}
