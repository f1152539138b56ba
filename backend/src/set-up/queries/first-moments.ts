import type { EntityManager } from 'typeorm';

import type { MilestoneName } from '@contracts/views/set-up.view.js';

import type { FirstMoment, SetUpFacts } from '../domain/set-up-facts.js';

/** Backends reserve ids in blocks, so the first id is not always the oldest; this covers the blocks of two of them. */
const FIRST_IDS = 200;

/**
 * $1 is the customer, $2 the day, $3 the user's zone. Withdrawn and deleted records count, so that a milestone stays
 * reached. A rate card that is uploaded ahead prices from its first day. Deliveries are known by day.
 */
const firstMoments = `
  with accounts as (
    select a.id, a.created_at, c.display_name as carrier
      from customer_carrier cc
      join carrier c on c.id = cc.carrier_id
      join customer_carrier_account a on a.customer_carrier_id = cc.id
     where cc.customer_id = $1
  ),
  account as (
    select carrier as subject, created_at as at from accounts order by created_at, id limit 1
  ),
  rate_card_in_force as (
    select r.client_carrier_account_id as account_id, r.created_at, r.effective_from from rate_card r
     where r.effective_from <= $2::date
       and r.client_carrier_account_id in (
         select ca.id from accounts
           join connote_prefix p on p.customer_carrier_account_id = accounts.id and p.mirrors_id is null
           join client_carrier_account ca on ca.connote_prefix_id = p.id)
     order by greatest(r.created_at::date, r.effective_from), r.id limit 1
  ),
  price as (
    select accounts.carrier as subject,
           greatest(r.created_at, r.effective_from::timestamp at time zone $3::text) as at
      from rate_card_in_force r
      join client_carrier_account ca on ca.id = r.account_id
      join connote_prefix p on p.id = ca.connote_prefix_id
      join accounts on accounts.id = p.customer_carrier_account_id
  ),
  consignment as (
    select oldest.client_name as subject, oldest.created_at as at
      from unnest('{OPEN,MANIFESTED,DELETED}'::text[]) as tab(state)
      cross join lateral (
        select client_name, created_at from consignment_list
         where customer_id = $1 and state = tab.state order by id limit ${FIRST_IDS}
      ) oldest
     order by oldest.created_at limit 1
  ),
  manifest as (
    select carrier_display_name as subject, integration_updated_at as at from manifest_list
     where customer_id = $1 and is_submitted and data_status = 'SENT' order by id limit 1
  ),
  delivery as (
    select c.display_name as subject, d.day from dashboard_day d
      left join customer_carrier cc on cc.id = d.customer_carrier_id
      left join carrier c on c.id = cc.carrier_id
     where d.owner = 'customer/' || $1::integer and d.delivered > 0
     order by d.day, d.id limit 1
  )
  select 'CARRIER_REACHED' as name, subject, at, null as day from account
  union all select 'PRICED', subject, at, null from price
  union all select 'FIRST_CONSIGNMENT', subject, at, null from consignment
  union all select 'CARRIER_HAS_IT', subject, at, null from manifest
  union all select 'DELIVERED', subject, null, day::text from delivery`;

interface MomentRow {
  readonly name: MilestoneName;
  readonly subject: string | null;
  readonly at: Date | null;
  readonly day: string | null;
}

/** Reads when the customer first reached each milestone that has a record; none says when a client became ready. */
export async function readFirstMoments(
  manager: EntityManager,
  customerId: number,
  { today, zone }: { readonly today: string; readonly zone: string },
): Promise<SetUpFacts['firsts']> {
  const rows = await manager.query<MomentRow[]>(firstMoments, [customerId, today, zone]);
  return Object.fromEntries(
    rows.map(({ name, subject, at, day }): [MilestoneName, FirstMoment] => [
      name,
      { subject, at: day ?? at?.toISOString() ?? null },
    ]),
  );
}
