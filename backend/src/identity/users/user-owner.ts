import type { EntityManager } from 'typeorm';

import type { Ownership } from '../../platform/actor.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { UserAccount, UserRole } from '../records/user-account.entity.js';

/** Completes an owner that is a client with the customer of that client. */
export async function toOwner(
  manager: EntityManager,
  { clientId, customerId }: Ownership,
): Promise<Ownership> {
  if (clientId === null) return { clientId, customerId };
  const [client] = await manager.query<{ customerId: number }[]>(
    'select customer_id as "customerId" from client where id = $1',
    [clientId],
  );
  return { clientId, customerId: client?.customerId ?? customerId };
}

/** Users left without a role keep the owner of their last one, so that its administrators still find them. */
export async function keepOwnerOfLastRole(
  records: UnitOfWork,
  removed: readonly UserRole[],
): Promise<void> {
  const lastOfUser = new Map(removed.map((role) => [role.userId, role]));
  for (const role of lastOfUser.values()) {
    const user = await records.manager.findOneBy(UserAccount, { id: role.userId, kind: 'USER' });
    if (!user || (await records.manager.existsBy(UserRole, { userId: role.userId }))) continue;
    await records.update(UserAccount, user, await toOwner(records.manager, role));
  }
}
