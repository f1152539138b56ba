import type { EntityManager } from 'typeorm';

import type { ConsignmentStatus } from '@contracts/rules/consignment.js';

import { overdueCondition } from '../../consignments/index.js';
import type { ListOwners } from '../../platform/list-pages/list-page.sql.js';
import { ownerValues, perOwner } from './attention/attention.js';

/** Overdue consignments of one carrier, dispatch day and status. */
export interface OverdueCount {
  readonly customerCarrierId: number;
  /** yyyy-MM-dd. */
  readonly dispatchDate: string;
  readonly status: ConsignmentStatus;
  readonly quantity: number;
}

/** Counts consignments still in transit after their ETA; its own index holds only undelivered ones. */
export const countOverdue = (
  manager: EntityManager,
  owners: ListOwners,
  today: string,
): Promise<OverdueCount[]> =>
  manager.query<OverdueCount[]>(
    `select customer_carrier_id as "customerCarrierId", dispatch_date::text as "dispatchDate",
            status, count(*)::integer as quantity
     from (${perOwner(
       (owner) => `select customer_carrier_id, dispatch_date, status from consignment_list
                   where ${owner} and ${overdueCondition('$3::date')}`,
     )}) late
     group by 1, 2, 3`,
    [...ownerValues(owners), today],
  );

export const sumOverdue = (
  counts: readonly OverdueCount[],
  isCounted: (count: OverdueCount) => boolean = () => true,
): number => counts.filter(isCounted).reduce((sum, { quantity }) => sum + quantity, 0);
