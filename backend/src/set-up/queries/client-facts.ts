import type { EntityManager } from 'typeorm';

import { suburbName } from '@contracts/rules/suburb-name.js';

import type { ClientFacts } from '../domain/set-up-facts.js';

/** CROSS-03 */
const MAX_CLIENTS = 1_000;

/** $1 is the customer, $2 its clients to read, or null for all. Clients also ship on their parents' accounts. */
const clientFacts = `
  with recursive shown as (
    select id, name from client
     where customer_id = $1 and removed_at is null and test_of is null and ($2::integer[] is null or id = any($2))
     order by lower(name), id limit ${MAX_CLIENTS}
  ),
  line(client_id, id) as (
    select id, id from shown
    union
    select line.client_id, c.parent_id from line
      join client c on c.id = line.id where c.parent_id is not null
  ),
  accounts as (
    select line.client_id, count(*)::integer as total,
           (count(*) filter (where not c.is_api_based_connote
                               and coalesce(u.allotted - u.assigned, 0) <= 0))::integer as exhausted,
           count(distinct cc.id)::integer as carriers, min(c.display_name) as carrier_name,
           (sum(coalesce(u.allotted - u.assigned, 0)) filter (where not c.is_api_based_connote))::float8
             as left_over
      from line
      join client_carrier_account a on a.client_id = line.id and a.withdrawn_at is null and a.is_active
      join connote_prefix p on p.id = a.connote_prefix_id and p.withdrawn_at is null
      join customer_carrier_account cca
        on cca.id = p.customer_carrier_account_id and cca.withdrawn_at is null
      join customer_carrier cc on cc.id = cca.customer_carrier_id and cc.withdrawn_at is null
      join carrier c on c.id = cc.carrier_id
      left join account_range_usage u on u.client_carrier_account_id = a.id
     group by 1
  ),
  users as (
    select r.client_id, count(distinct u.id)::integer as total,
           (count(distinct u.id) filter (where u.status = 'ACTIVE'))::integer as active,
           bool_or(u.label_printer_id is not null) as has_printer
      from user_role r
      join shown on shown.id = r.client_id
      join user_account u on u.id = r.user_id and u.kind = 'USER'
     where r.role in ('CLIENT_ADMIN', 'CLIENT_USER')
     group by 1
  )
  select shown.id, shown.name, address.status as "addressStatus",
         locality.name as suburb, locality.state,
         coalesce(accounts.total, 0) as accounts,
         coalesce(accounts.exhausted, 0) as "accountsWithoutNumbers",
         coalesce(accounts.carriers, 0) as carriers, accounts.carrier_name as "carrierName",
         accounts.left_over as "numbersLeft",
         coalesce(users.total, 0) as users, coalesce(users.active, 0) as "activeUsers",
         coalesce(users.has_printer, false) as "hasPrinter"
    from shown
    left join address on address.client_id = shown.id and address.is_default
    left join locality on locality.id = address.locality_id
    left join accounts on accounts.client_id = shown.id
    left join users on users.client_id = shown.id
   order by lower(shown.name), shown.id`;

interface ClientRow extends Omit<ClientFacts, 'detail'> {
  readonly suburb: string | null;
  readonly state: string | null;
}

/** Reads the customer's clients with these ids, or all if null, by name. */
export async function readClientFacts(
  manager: EntityManager,
  customerId: number,
  clientIds: readonly number[] | null,
): Promise<ClientFacts[]> {
  const rows = await manager.query<ClientRow[]>(clientFacts, [customerId, clientIds]);
  return rows.map(({ suburb, state, ...facts }) => ({
    ...facts,
    detail: suburb && `${suburbName(suburb)} ${state ?? ''}`,
  }));
}
