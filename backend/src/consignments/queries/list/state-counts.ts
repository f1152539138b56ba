import type { EntityManager } from 'typeorm';

import type { ConsignmentState } from '@contracts/rules/consignment.js';

import type { ListScope } from '../../../identity/index.js';
import type { ListOwners } from '../../../platform/scoped-lists/list-statements.js';

export type StateCounts = Record<ConsignmentState, number>;

export interface ScopeCounts {
  /** Owners in scope that have any consignments. */
  readonly owners: ListOwners;
  readonly counts: StateCounts;
}

interface OwnerRow {
  readonly clientId: number | null;
  readonly customerId: number;
  readonly open: number;
  readonly manifested: number;
  readonly deleted: number;
}

const ownersInScope = `
  select case when is_whole then null else client_id end as "clientId", customer_id as "customerId",
         sum(open)::integer as open, sum(manifested)::integer as manifested,
         sum(deleted)::integer as deleted
  from (select *, $1 or customer_id = any ($3) as is_whole from consignment_count) counted
  where is_whole or client_id = any ($2)
  group by 1, 2`;

/**
 * Reads the owners in scope, and the count of each tab, from the counters that the projection maintains. A customer
 * in scope includes all its clients.
 */
export async function countByState(manager: EntityManager, scope: ListScope): Promise<ScopeCounts> {
  const rows = await manager.query<OwnerRow[]>(ownersInScope, [
    scope.isUnrestricted,
    scope.clientIds,
    scope.customerIds,
  ]);
  return {
    owners: {
      customerIds: rows.filter(isCustomer).map(({ customerId }) => customerId),
      clientIds: rows.flatMap(({ clientId }) => clientId ?? []),
    },
    counts: {
      OPEN: sum(rows, 'open'),
      MANIFESTED: sum(rows, 'manifested'),
      DELETED: sum(rows, 'deleted'),
    },
  };
}

const isCustomer = ({ clientId }: OwnerRow): boolean => clientId === null;

const sum = (rows: readonly OwnerRow[], tab: 'open' | 'manifested' | 'deleted'): number =>
  rows.reduce((total, row) => total + row[tab], 0);
