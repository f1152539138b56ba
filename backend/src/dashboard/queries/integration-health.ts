import type { EntityManager } from 'typeorm';

import type { IntegrationHealthView } from '@contracts/views/dashboard.view.js';

import type { ListOwners } from '../../platform/scoped-lists/list-table.js';
import { MOST_COUNTED, ownerValues, perOwner } from './attention/attention.js';

/** How transfers and bookings stand (SUPER_ADMIN_CONTENT). Each is counted up to a thousand. */
export async function integrationHealth(
  manager: EntityManager,
  owners: ListOwners,
): Promise<IntegrationHealthView> {
  const count = async (status: 'FAILED' | 'PENDING') => {
    const [counted] = await manager.query<{ count: number }[]>(
      `select count(*)::integer as count from (${withStatus(status)} limit ${MOST_COUNTED}) found`,
      ownerValues(owners),
    );
    return counted?.count ?? 0;
  };
  return { failed: await count('FAILED'), pending: await count('PENDING') };
}

/** Two arms, for each has its own index; what is in both is one. */
const withStatus = (status: string): string =>
  ['data_status', 'booking_status']
    .map((column) =>
      perOwner(
        (owner) =>
          `select id from manifest_list
           where ${owner} and is_submitted and ${column} = '${status}'
           order by id desc limit ${MOST_COUNTED}`,
      ),
    )
    .join(' union ');
