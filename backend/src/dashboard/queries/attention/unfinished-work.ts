import { Duration } from 'luxon';
import type { EntityManager } from 'typeorm';

import type { AttentionItemView } from '@contracts/views/dashboard.view.js';

import type { ListScope } from '../../../identity/index.js';
import {
  toIsoInstant,
  MAX_COUNTED,
  ownerValues,
  perOwner,
  type AttentionItems,
  type AttentionScope,
} from './attention.js';

type DraftsItem = Extract<AttentionItemView, { readonly kind: 'OLD_DRAFTS' }>;
type AddressItem = Extract<AttentionItemView, { readonly kind: 'ADDRESS_INCOMPLETE' }>;

/** Age from which a draft counts as old. */
const OLD_DRAFT_AGE_MS = Duration.fromObject({ days: 2 }).toMillis();

/** Reads the oldest drafts of each owner; ids grow with time, so an index on the id finds them first. */
const oldDraftsByClient = `
  select client_id as "clientId", min(client_name) as "clientName", count(*)::integer as count,
         min(created_at) as since
  from (${perOwner(
    (owner) => `
      select client_id, client_name, created_at from consignment_list
      where ${owner} and state = 'OPEN' and status = 'DRAFT'
      order by id limit ${MAX_COUNTED}`,
  )}) draft
  where created_at < $3
  group by client_id
  order by since, client_id`;

/** Drafts older than two days, as one item per client. */
export async function readOldDrafts({
  manager,
  owners,
  now,
}: AttentionScope): Promise<AttentionItems> {
  const rows = await manager.query<Omit<DraftsItem, 'kind'>[]>(oldDraftsByClient, [
    ...ownerValues(owners),
    new Date(now.getTime() - OLD_DRAFT_AGE_MS),
  ]);
  const items = rows.map((row): DraftsItem => ({
    kind: 'OLD_DRAFTS',
    ...row,
    since: toIsoInstant(row.since),
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
    order by id desc limit ${MAX_COUNTED}
  ) draft
  where $1 or client.id = any ($2) or client.customer_id = any ($3)
  group by client.id
  order by since desc, client.id`;

/** Draft addresses, which no consignment can be sent to yet, as one item per client. */
export async function readIncompleteAddresses(
  manager: EntityManager,
  { isUnrestricted, clientIds, customerIds }: ListScope,
): Promise<AttentionItems> {
  const rows = await manager.query<Omit<AddressItem, 'kind'>[]>(incompleteByClient, [
    isUnrestricted,
    clientIds,
    customerIds,
  ]);
  const items = rows.map((row): AddressItem => ({
    kind: 'ADDRESS_INCOMPLETE',
    ...row,
    since: toIsoInstant(row.since),
  }));
  return { count: items.length, newToday: 0, items };
}
