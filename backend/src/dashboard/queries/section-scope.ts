import type { EntityManager } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';

import { countTabs } from '../../consignments/index.js';
import { resolveScope, type Actor, type ListScope } from '../../identity/index.js';
import type { ListOwners } from '../../platform/scoped-lists/list-table.js';

/** Whose records a section shows: as far as its permission reaches. Null where it reaches nothing of what is asked. */
export function sectionScope(
  actor: Actor,
  permission: PermissionName,
  clientId: number | null,
): ListScope | null {
  if (!actor.holds(permission)) return null;
  if (clientId !== null && !actor.covers(permission, { clientId, customerId: null })) return null;
  return resolveScope(actor, permission, { clientId });
}

/** Those in scope who have consignments at all; a customer stands for all its clients. */
export async function ownersIn(manager: EntityManager, scope: ListScope): Promise<ListOwners> {
  return (await countTabs(manager, scope)).owners;
}

/** The same as the dashboard's tables name them. */
export const ownerKeys = ({ clientIds, customerIds }: ListOwners): string[] => [
  ...clientIds.map((id) => `client/${id}`),
  ...customerIds.map((id) => `customer/${id}`),
];
