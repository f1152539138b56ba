import type { AttentionItemView } from '@contracts/views/dashboard.view.js';

import { reaches, type Reach } from '../../../platform/actor.js';
import {
  instant,
  MOST_COUNTED,
  ownerValues,
  perOwner,
  type Attention,
  type AttentionScope,
} from './attention.js';

type FailedItem = Extract<AttentionItemView, { readonly kind: 'INTEGRATION_FAILED' }>;

/** The transfer weighs more than the booking where both failed. */
const failed = perOwner(
  (owner) => `
    select id, client_id, manifest_number, carrier_display_name, data_status, integration_error,
           integration_attempts, integration_updated_at, booking_error, booking_attempts,
           booking_updated_at
    from manifest_list
    where ${owner} and is_submitted and (data_status = 'FAILED' or booking_status = 'FAILED')
    order by created_at desc, id desc limit ${MOST_COUNTED}`,
);

const shown = `
  select id as "manifestId", client_id as "clientId", manifest_number as "manifestNumber",
         carrier_display_name as carrier,
         case when data_status = 'FAILED' then 'TRANSFER' else 'BOOKING' end as errand,
         case when data_status = 'FAILED' then integration_error else booking_error end as reason,
         case when data_status = 'FAILED' then integration_attempts else booking_attempts end as attempts,
         case when data_status = 'FAILED' then integration_updated_at else booking_updated_at end as since
  from (${failed}) failed
  order by since desc, id desc
  limit ${MOST_COUNTED}`;

/** Manifests whose data or pickup booking was given up. Why is for SUPER_ADMIN_CONTENT alone (MAN-45). */
export async function failedManifests(
  { manager, owners, midnight }: AttentionScope,
  told: Reach,
): Promise<Attention> {
  const rows = await manager.query<Omit<FailedItem, 'kind'>[]>(shown, ownerValues(owners));
  const items = rows.map((row): FailedItem => {
    const isTold = reaches(told, { clientId: row.clientId, customerId: null });
    return {
      kind: 'INTEGRATION_FAILED',
      ...row,
      reason: isTold ? row.reason : null,
      attempts: isTold ? row.attempts : null,
      since: instant(row.since),
    };
  });
  const newToday = items.filter(({ since }) => since >= midnight.toISOString()).length;
  return { count: items.length, newToday, items };
}
