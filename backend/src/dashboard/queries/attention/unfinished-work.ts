import { Duration } from 'luxon';
import type { EntityManager } from 'typeorm';

import type { AttentionItemView } from '@contracts/views/dashboard.view.js';

import type { ListScope } from '../../../identity/index.js';
import {
  instant,
  MOST_COUNTED,
  ownerValues,
  perOwner,
  type Attention,
  type AttentionScope,
} from './attention.js';

type DraftsItem = Extract<AttentionItemView, { readonly kind: 'OLD_DRAFTS' }>;
type AddressItem = Extract<AttentionItemView, { readonly kind: 'ADDRESS_INCOMPLETE' }>;

/** After that long a draft has probably been forgotten. */
const OLD = Duration.fromObject({ days: 2 }).toMillis();

/** The oldest of each owner: ids grow with time, so they stand first in the index. */
const oldDraftsByClient = `
  select client_id as "clientId", min(client_name) as "clientName", count(*)::integer as count,
         min(created_at) as since
  from (${perOwner(
    (owner) => `
      select client_id, client_name, created_at from consignment_list
      where ${owner} and state = 'OPEN' and status = 'DRAFT'
      order by id limit ${MOST_COUNTED}`,
  )}) draft
  where created_at < $3
  group by client_id
  order by since, client_id`;

/** Drafts that have been waiting for days: one item for each client. */
export async function oldDrafts({ manager, owners, now }: AttentionScope): Promise<Attention> {
  const rows = await manager.query<Omit<DraftsItem, 'kind'>[]>(oldDraftsByClient, [
    ...ownerValues(owners),
    new Date(now.getTime() - OLD),
  ]);
  const items = rows.map((row): DraftsItem => ({
    kind: 'OLD_DRAFTS',
    ...row,
    since: instant(row.since),
  }));
  return { count: items.length, newToday: 0, items };
}

const incompleteByClient = `
  select client.id as "clientId", client.name as "clientName", count(*)::integer as count,
         (array_agg(draft.company order by draft.id desc))[1] as company,
         max(draft.created_at) as since
  from client
  cross join lateral (
    select id, company, created_at from address
    where client_id = client.id and status = 'DRAFT'
    order by id desc limit ${MOST_COUNTED}
  ) draft
  where $1 or client.id = any ($2) or client.customer_id = any ($3)
  group by client.id
  order by since desc, client.id`;

/** Addresses that nothing can be sent to yet: one item for each client. */
export async function incompleteAddresses(
  manager: EntityManager,
  { isUnrestricted, clientIds, customerIds }: ListScope,
): Promise<Attention> {
  const rows = await manager.query<Omit<AddressItem, 'kind'>[]>(incompleteByClient, [
    isUnrestricted,
    clientIds,
    customerIds,
  ]);
  const items = rows.map((row): AddressItem => ({
    kind: 'ADDRESS_INCOMPLETE',
    ...row,
    since: instant(row.since),
  }));
  return { count: items.length, newToday: 0, items };
}
