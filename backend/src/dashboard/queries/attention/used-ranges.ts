import type { EntityManager } from 'typeorm';

import { NEARLY_USED_PERCENT } from '@contracts/rules/range-usage.js';
import type { AttentionItemView, ConnoteRangesView } from '@contracts/views/dashboard.view.js';

import { inListScope, type ListScope } from '../../../identity/index.js';

type RangeItem = Extract<AttentionItemView, { readonly kind: 'RANGE_NEARLY_USED' }>;

const isNearlyUsed = `100 * usage.assigned > ${NEARLY_USED_PERCENT} * usage.allotted`;

/** One row per client carrier account: a few thousand at most. */
const accounts = `
  from account_range_usage usage
  join client_carrier_account account
    on account.id = usage.client_carrier_account_id and account.is_active
  join client on client.id = usage.client_id
  where ${inListScope('usage.client_id', 'client.customer_id')} and usage.allotted > 0`;

const nearlyUsed = `
  select usage.client_carrier_account_id as "clientCarrierAccountId", usage.client_id as "clientId",
         carrier.display_name as carrier, prefix.connote_prefix as prefix,
         trunc(100.0 * usage.assigned / usage.allotted, 2)::float8 as "usedPercent",
         (usage.allotted - usage.assigned)::integer as "numbersLeft"
  from (select usage.*, account.connote_prefix_id ${accounts}
        and ${isNearlyUsed}) usage
  join connote_prefix prefix on prefix.id = usage.connote_prefix_id
  join customer_carrier_account on customer_carrier_account.id = prefix.customer_carrier_account_id
  join customer_carrier on customer_carrier.id = customer_carrier_account.customer_carrier_id
  join carrier on carrier.id = customer_carrier.carrier_id
  order by "usedPercent" desc, "clientCarrierAccountId"`;

/** Accounts that are running low on connote numbers, most used first. */
export async function readNearlyUsedRanges(
  manager: EntityManager,
  scope: ListScope,
): Promise<RangeItem[]> {
  const rows = await manager.query<Omit<RangeItem, 'kind' | 'since'>[]>(
    nearlyUsed,
    scopeValues(scope),
  );
  return rows.map((row) => ({ kind: 'RANGE_NEARLY_USED', ...row, since: null }));
}

export async function countConnoteRanges(
  manager: EntityManager,
  scope: ListScope,
): Promise<ConnoteRangesView> {
  const [counts] = await manager.query<ConnoteRangesView[]>(
    `select count(*)::integer as accounts,
            (count(*) filter (where ${isNearlyUsed}))::integer as "nearlyUsed",
            (count(*) filter (where usage.assigned >= usage.allotted))::integer as exhausted
     ${accounts}`,
    scopeValues(scope),
  );
  return counts ?? { accounts: 0, nearlyUsed: 0, exhausted: 0 };
}

const scopeValues = ({ isUnrestricted, clientIds, customerIds }: ListScope) => [
  isUnrestricted,
  clientIds,
  customerIds,
];
