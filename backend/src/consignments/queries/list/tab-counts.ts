import type { EntityManager } from 'typeorm';

import type { ConsignmentState } from '@contracts/rules/consignment.js';

import type { ListScope } from '../../../identity/index.js';
import type { ListOwners } from '../../../platform/scoped-lists/list-table.js';

export type TabCounts = Record<ConsignmentState, number>;

export interface CountedScope {
  /** Those in scope who have any consignments at all. */
  readonly owners: ListOwners;
  readonly counts: TabCounts;
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
 * Whose consignments a list looks through, and how many there are in each tab: from the counters that the
 * projection keeps. A customer in scope stands for all its clients.
 */
export async function countTabs(manager: EntityManager, scope: ListScope): Promise<CountedScope> {
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
