import type { EntityManager } from 'typeorm';

import type { AttentionItemView, ConnoteRangesView } from '@contracts/views/dashboard.view.js';

import type { ListScope } from '../../../identity/index.js';
import type { Attention } from './attention.js';

type RangeItem = Extract<AttentionItemView, { readonly kind: 'RANGE_NEARLY_USED' }>;

/** ui: amber from here on. */
const NEARLY = 0.8;

/** There are as many accounts as clients have carriers: a few thousand at most. */
const accounts = `
  from account_range_usage usage
  join client_carrier_account account
    on account.id = usage.client_carrier_account_id and account.is_active
  join client on client.id = usage.client_id
  where ($1 or usage.client_id = any ($2) or client.customer_id = any ($3)) and usage.allotted > 0`;

const nearlyUsed = `
  select usage.client_carrier_account_id as "clientCarrierAccountId", usage.client_id as "clientId",
         carrier.display_name as carrier, prefix.connote_prefix as prefix,
         trunc(100.0 * usage.assigned / usage.allotted, 2)::float8 as "usedPercent",
         (usage.allotted - usage.assigned)::integer as "numbersLeft"
  from (select usage.*, account.connote_prefix_id ${accounts}
        and usage.assigned >= ${NEARLY} * usage.allotted) usage
  join connote_prefix prefix on prefix.id = usage.connote_prefix_id
  join customer_carrier_account on customer_carrier_account.id = prefix.customer_carrier_account_id
  join customer_carrier on customer_carrier.id = customer_carrier_account.customer_carrier_id
  join carrier on carrier.id = customer_carrier.carrier_id
  order by "usedPercent" desc, "clientCarrierAccountId"`;

/** Accounts that will soon have no connote numbers left, the fullest first. */
export async function usedRanges(manager: EntityManager, scope: ListScope): Promise<Attention> {
  const rows = await manager.query<Omit<RangeItem, 'kind' | 'since'>[]>(
    nearlyUsed,
    valuesOf(scope),
  );
  const items = rows.map((row): RangeItem => ({ kind: 'RANGE_NEARLY_USED', ...row, since: null }));
  return { count: items.length, newToday: 0, items };
}

export async function connoteRanges(
  manager: EntityManager,
  scope: ListScope,
): Promise<ConnoteRangesView> {
  const [counts] = await manager.query<ConnoteRangesView[]>(
    `select count(*)::integer as accounts,
            (count(*) filter (where usage.assigned >= ${NEARLY} * usage.allotted))::integer as "nearlyUsed",
            (count(*) filter (where usage.assigned >= usage.allotted))::integer as exhausted
     ${accounts}`,
    valuesOf(scope),
  );
  return counts ?? { accounts: 0, nearlyUsed: 0, exhausted: 0 };
}

const valuesOf = ({ isUnrestricted, clientIds, customerIds }: ListScope) => [
  isUnrestricted,
  clientIds,
  customerIds,
];
