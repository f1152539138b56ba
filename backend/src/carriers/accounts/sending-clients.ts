import type { EntityManager } from 'typeorm';

import type { SendingClientView } from '@contracts/views/organisation.view.js';

interface SendingRow extends SendingClientView {
  accountId: number;
}

/** ACCT-16: lists the clients that ship with each account, by name. */
export async function listSendingClients(
  manager: EntityManager,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, SendingClientView[]>> {
  const rows = await manager.query<SendingRow[]>(
    `select distinct x.customer_carrier_account_id as "accountId", c.name,
            c.manifesting_active as "isManifestingActive"
       from client_carrier_account a
       join connote_prefix x on x.id = a.connote_prefix_id
       join client c on c.id = a.client_id
      where x.customer_carrier_account_id = any($1)
        and a.withdrawn_at is null and c.removed_at is null and c.test_of is null
      order by c.name`,
    [[...accountIds]],
  );
  const clients = new Map<number, SendingClientView[]>();
  for (const { accountId, name, isManifestingActive } of rows)
    clients.set(accountId, [...(clients.get(accountId) ?? []), { name, isManifestingActive }]);
  return clients;
}
