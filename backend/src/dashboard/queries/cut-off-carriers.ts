import { In, type EntityManager } from 'typeorm';

import { CustomerCarrier } from '../../carriers/index.js';
import { inListScope, type ListScope } from '../../identity/index.js';

const MAX_CARRIERS = 40;

/** Clients in scope and their parents: a sub client ships on the accounts of its parents (ACCT-56). */
const carriersInScope = `
  with recursive lineage as (
    select id, parent_id from client
    where ${inListScope('id', 'customer_id')}
    union
    select parent.id, parent.parent_id from client parent join lineage on parent.id = lineage.parent_id
  )
  select distinct on (lower(carrier.display_name), customer_carrier.id) customer_carrier.id
  from lineage
  join client_carrier_account account on account.client_id = lineage.id and account.is_active
  join connote_prefix prefix on prefix.id = account.connote_prefix_id
  join customer_carrier_account on customer_carrier_account.id = prefix.customer_carrier_account_id
  join customer_carrier on customer_carrier.id = customer_carrier_account.customer_carrier_id
  join carrier on carrier.id = customer_carrier.carrier_id
  order by lower(carrier.display_name), customer_carrier.id
  limit ${MAX_CARRIERS}`;

/** Carriers that clients in scope have accounts with. */
export async function readCutOffCarriers(
  manager: EntityManager,
  scope: ListScope,
): Promise<CustomerCarrier[]> {
  const rows = await manager.query<{ id: number }[]>(carriersInScope, scopeValues(scope));
  return manager.find(CustomerCarrier, {
    where: { id: In(rows.map(({ id }) => id)) },
    relations: { carrier: true },
    order: { id: 'ASC' },
  });
}

/** State of the first default address in scope, where these clients usually send from; null if there is none. */
export async function readDefaultState(
  manager: EntityManager,
  scope: ListScope,
): Promise<string | null> {
  const [row] = await manager.query<{ state: string }[]>(
    `select locality.state from client
     join address on address.client_id = client.id and address.is_default
     join locality on locality.id = address.locality_id
     where ${inListScope('client.id', 'client.customer_id')}
     order by client.id limit 1`,
    scopeValues(scope),
  );
  return row?.state ?? null;
}

const scopeValues = ({ isUnrestricted, clientIds, customerIds }: ListScope) => [
  isUnrestricted,
  clientIds,
  customerIds,
];
