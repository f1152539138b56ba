import type { EntityManager } from 'typeorm';

import type { CarrierFacts } from '../domain/set-up-facts.js';

/** CROSS-03 */
const MAX_CARRIERS = 1_000;
/** Number of latest manifests searched for the last one each carrier received. */
const MAX_MANIFESTS_SEARCHED = 2_000;

/** $1 is the customer, $2 the day. */
const carrierFacts = `
  with carriers as (
    select cc.*, c.display_name, c.is_data_transfer_required, c.is_api_based_connote, c.adapter
      from customer_carrier cc join carrier c on c.id = cc.carrier_id
     where cc.customer_id = $1 and cc.withdrawn_at is null
     order by c.display_name, cc.id limit ${MAX_CARRIERS}
  ),
  accounts as (
    select a.id, a.customer_carrier_id, a.account_number from customer_carrier_account a
      join carriers on carriers.id = a.customer_carrier_id
     where a.withdrawn_at is null
  ),
  prefixes as (
    select p.id, p.prefix_range_id, accounts.customer_carrier_id from connote_prefix p
      join accounts on accounts.id = p.customer_carrier_account_id
     where p.withdrawn_at is null and p.mirrors_id is null
  ),
  numbers as (
    select prefixes.customer_carrier_id,
           sum(u.last_number - u.first_number + 1 - u.assigned)::float8 as left_over
      from prefixes join prefix_range_usage u on u.prefix_range_id = prefixes.prefix_range_id
     group by 1
  ),
  pace as (
    select customer_carrier_id, sum(made)::float8 / ($2::date - min(day) + 1) as per_day
      from dashboard_day
     where owner = 'customer/' || $1::integer and day > $2::date - 28 and day <= $2::date and made > 0
     group by 1
  ),
  services as (
    select prefixes.customer_carrier_id, card.until, card.lane_count,
           card.until >= $2::date as is_in_force
      from prefixes
      join client_carrier_account a
        on a.connote_prefix_id = prefixes.id and a.withdrawn_at is null and a.is_active
      join client on client.id = a.client_id and client.removed_at is null
      join carriers on carriers.id = prefixes.customer_carrier_id
      join carrier_service_type s on s.carrier_id = carriers.carrier_id
      left join lateral (
        select coalesce(r.effective_to, 'infinity'::date) as until, r.lane_count from rate_card r
         where r.client_carrier_account_id = a.id and r.carrier_service_type_id = s.id
           and r.withdrawn_at is null and r.effective_from <= $2::date
         order by r.effective_from desc, r.id desc limit 1
      ) card on true
  ),
  prices as (
    select customer_carrier_id, count(*)::integer as services,
           (count(*) filter (where is_in_force))::integer as priced,
           (sum(lane_count) filter (where is_in_force))::integer as lanes,
           min(until) filter (where is_in_force and until < 'infinity') as priced_until
      from services group by 1
  ),
  sent as (
    select recent.carrier_display_name, max(recent.integration_updated_at) as at
      from (select carrier_display_name, data_status, integration_updated_at from manifest_list
             where customer_id = $1 and is_submitted
             order by id desc limit ${MAX_MANIFESTS_SEARCHED}) recent
     where recent.data_status = 'SENT' group by 1
  )
  select carriers.id, carriers.display_name as name,
         (select string_agg(s.display_service_type, ', ' order by s.id) from carrier_service_type s
           where s.carrier_id = carriers.carrier_id) as detail,
         (carriers.is_data_transfer_required or carriers.adapter <> 'generic') as "needsTransfer",
         (coalesce(carriers.transfer_type, '') <> '' or carriers.adapter_settings is not null) as "hasTransfer",
         exists (select from outgoing_failure f
                  where f.customer_carrier_id = carriers.id and f.use = 'TRANSFER') as "isTransferFailing",
         sent.at as "sentAt", changed.at as "changedAt",
         (select count(*)::integer from accounts where customer_carrier_id = carriers.id) as accounts,
         (select min(account_number) from accounts
           where customer_carrier_id = carriers.id) as "accountNumber",
         carriers.is_api_based_connote as "issuesOwnNumbers",
         coalesce(numbers.left_over, 0) as "numbersLeft", pace.per_day as "numbersPerDay",
         (select count(*)::integer from carrier_zone z where z.carrier_id = carriers.carrier_id) as zones,
         coalesce(prices.services, 0) as services, coalesce(prices.priced, 0) as "pricedServices",
         coalesce(prices.lanes, 0) as lanes, prices.priced_until::text as "pricedUntil",
         exists (select from rules_fees r
                  where r.level = 'CUSTOMER_CARRIER' and r.owner_id = carriers.id
                    and r.dropped_at is null) as "hasOwnRules",
         (coalesce(carriers.difot_server, '') <> '' or carriers.adapter_settings is not null) as "hasFeed",
         exists (select from outgoing_failure f
                  where f.customer_carrier_id = carriers.id and f.use = 'FEED') as "isFeedFailing",
         cursor.updated_at as "feedReadAt"
    from carriers
    left join numbers on numbers.customer_carrier_id = carriers.id
    left join pace on pace.customer_carrier_id = carriers.id
    left join prices on prices.customer_carrier_id = carriers.id
    left join sent on sent.carrier_display_name = carriers.display_name
    left join carrier_feed_cursor cursor on cursor.customer_carrier_id = carriers.id
    left join lateral (
      select e.recorded_at as at from audit_entry e
       where e.record_type = 'customer_carrier' and e.record_id = carriers.id::text
       order by e.id desc limit 1
    ) changed on true
   order by carriers.display_name, carriers.id`;

type StoredFacts = Omit<CarrierFacts, 'testedAt'>;
type CarrierRow = Omit<StoredFacts, Instants> & Record<Instants, Date | null>;
type Instants = 'sentAt' | 'changedAt' | 'feedReadAt';

const toIso = (instant: Date | null): string | null => instant && new Date(instant).toISOString();

/** Reads the carriers of a customer, by name. */
export async function readCarrierFacts(
  manager: EntityManager,
  customerId: number,
  today: string,
): Promise<StoredFacts[]> {
  const rows = await manager.query<CarrierRow[]>(carrierFacts, [customerId, today]);
  return rows.map((row) => ({
    ...row,
    sentAt: toIso(row.sentAt),
    changedAt: toIso(row.changedAt),
    feedReadAt: toIso(row.feedReadAt),
  }));
}
