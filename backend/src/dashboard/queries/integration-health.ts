import type { EntityManager } from 'typeorm';

import type { IntegrationHealthView } from '@contracts/views/dashboard.view.js';

import type { ListOwners } from '../../platform/list-pages/list-page.sql.js';
import { MAX_COUNTED, ownerValues, perOwner } from './attention/attention.js';

/** Numbers of failed and pending transmissions and bookings, each counted up to 1,000 (SUPER_ADMIN_CONTENT). */
export async function countIntegrations(
  manager: EntityManager,
  owners: ListOwners,
): Promise<IntegrationHealthView> {
  const count = async (status: 'FAILED' | 'PENDING') => {
    const [row] = await manager.query<{ count: number }[]>(
      `select count(*)::integer as count from (${manifestsWithStatus(status)} limit ${MAX_COUNTED}) found`,
      ownerValues(owners),
    );
    return row?.count ?? 0;
  };
  return { failed: await count('FAILED'), pending: await count('PENDING') };
}

/** Uses one arm per status column, since each has an index of its own; the union counts a manifest with both once. */
const manifestsWithStatus = (status: string): string =>
  ['data_status', 'booking_status']
    .map((column) =>
      perOwner(
        (owner) =>
          `select id from manifest_list
           where ${owner} and is_submitted and ${column} = '${status}'
           order by id desc limit ${MAX_COUNTED}`,
      ),
    )
    .join(' union ');
