import type { EntityManager } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';

import { countByState } from '../../consignments/index.js';
import { resolveScope, type Actor, type ListScope } from '../../identity/index.js';
import type { ListOwners } from '../../platform/list-pages/list-page.sql.js';

/**
 * The scope of a section's permission, narrowed to the client. Null without the permission, or when the client is
 * out of its scope.
 */
export function resolveSectionScope(
  actor: Actor,
  permission: PermissionName,
  clientId: number | null,
): ListScope | null {
  if (!actor.hasPermission(permission)) return null;
  if (clientId !== null && !actor.covers(permission, { clientId, customerId: null })) return null;
  return resolveScope(actor, permission, { clientId });
}

/** Owners in scope that have consignments; a customer covers all of its clients. */
export async function readOwners(manager: EntityManager, scope: ListScope): Promise<ListOwners> {
  return (await countByState(manager, scope)).owners;
}

/** Owners as keys of the dashboard's tables. */
export const toOwnerKeys = ({ clientIds, customerIds }: ListOwners): string[] => [
  ...clientIds.map((id) => `client/${id}`),
  ...customerIds.map((id) => `customer/${id}`),
];
