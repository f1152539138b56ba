import type { EntityManager } from 'typeorm';

import type { AttentionItemView } from '@contracts/views/dashboard.view.js';

import { inListScope, type ListScope } from '../../../identity/index.js';
import { countedRows, dispatchedUntil, inStatus } from '../counted-rows.js';
import { addDays } from '../dashboard-days.js';
import {
  toIsoInstant,
  MAX_COUNTED,
  ownerValues,
  perOwner,
  type AttentionScope,
} from './attention.js';

type DraftsItem = Extract<AttentionItemView, { readonly kind: 'OLD_DRAFTS' }>;
type AddressItem = Extract<AttentionItemView, { readonly kind: 'ADDRESS_INCOMPLETE' }>;

/** Reads each owner's drafts whose dispatch date has passed, oldest first. */
const oldDraftsByClient = `
  select client_id as "clientId", min(client_name) as "clientName", count(*)::integer as count,
         min(dispatch_date)::text as since
  from (${perOwner(
    (owner) => `
      select client_id, client_name, dispatch_date from consignment_list
      where ${owner} and state = 'OPEN' and status = 'DRAFT' and dispatch_date < $3::date
      order by dispatch_date, id limit ${MAX_COUNTED}`,
  )}) draft
  group by client_id
  order by since, client_id`;

/** Drafts whose dispatch date has passed, as one item per client. */
export async function readOldDrafts({
  manager,
  owners,
  today,
}: AttentionScope): Promise<DraftsItem[]> {
  const rows = await manager.query<(Omit<DraftsItem, 'kind' | 'drafts'> & { count: number })[]>(
    oldDraftsByClient,
    [...ownerValues(owners), today],
  );
  return rows.map(({ count, ...row }) => ({
    kind: 'OLD_DRAFTS',
    ...row,
    drafts: countedRows(count, 'OPEN', inStatus('DRAFT'), dispatchedUntil(addDays(today, -1))),
  }));
}

const incompleteByClient = `
  select client.id as "clientId", client.name as "clientName", count(*)::integer as count,
         (array_agg(draft.company order by draft.id desc))[1] as company,
         max(draft.created_at) as since
  from client
  cross join lateral (
    select id, company, created_at from address
    where client_id = client.id and status = 'DRAFT'
    order by id desc limit ${MAX_COUNTED}
  ) draft
  where ${inListScope('client.id', 'client.customer_id')}
  group by client.id
  order by since desc, client.id`;

/** Draft addresses, which no consignment can be sent to yet, as one item per client. */
export async function readIncompleteAddresses(
  manager: EntityManager,
  { isUnrestricted, clientIds, customerIds }: ListScope,
): Promise<AddressItem[]> {
  const rows = await manager.query<Omit<AddressItem, 'kind'>[]>(incompleteByClient, [
    isUnrestricted,
    clientIds,
    customerIds,
  ]);
  return rows.map((row) => ({
    kind: 'ADDRESS_INCOMPLETE',
    ...row,
    since: toIsoInstant(row.since),
  }));
}
