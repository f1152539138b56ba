import type { PermissionName } from '@contracts/permissions/permissions.js';
import { rolePermissions, roleWeights, type RoleName } from '@contracts/permissions/roles.js';
import { userRejections as texts } from '@contracts/texts/spec/users.js';

import { isSuperAdmin, type Assignment } from '../sessions/user-access.js';

/** A role for a client, a customer, or neither: at super admin level. */
export interface ScopedRole {
  readonly role: RoleName;
  readonly clientId: number | null;
  readonly customerId: number | null;
}

/**
 * Returns why this role cannot be granted for that client or customer (permissions.md B1; USER-29 to USER-33), or
 * null.
 */
export function roleScopeError({ role, clientId, customerId }: ScopedRole): string | null {
  const weight = roleWeights[role];
  if (clientId !== null && customerId !== null) return texts.onePlace;
  if (clientId !== null) return weight > 0 && weight < 3 ? null : texts.roleNotForClients;
  if (customerId !== null) return weight >= 2 ? null : texts.roleNotForCustomers;
  return weight >= 2 ? null : texts.roleNotForLevel;
}

/**
 * True if one of the actor's own roles grants the permission there and ranks at least as high (USER-35). Only
 * super admins manage SUPER_ADMIN and roles at super admin level.
 */
export function canManageRole(
  own: readonly Assignment[],
  permission: PermissionName,
  target: ScopedRole,
): boolean {
  const isSuperAdminLevel = target.clientId === null && target.customerId === null;
  if ((isSuperAdminLevel || target.role === 'SUPER_ADMIN') && !isSuperAdmin(own)) return false;
  return own.some(
    (assignment) =>
      roleWeights[assignment.role] >= roleWeights[target.role] &&
      covers(assignment, target) &&
      rolePermissions(assignment.role).includes(permission),
  );
}

/** Lists the roles that rank no higher than the actor's own (GAP-01), excluding the API key role. */
export function grantableRoles(own: readonly Assignment[], all: readonly RoleName[]): RoleName[] {
  const highestRank = Math.max(0, ...own.map(({ role }) => roleWeights[role]));
  return all.filter(
    (role) =>
      roleWeights[role] > 0 &&
      roleWeights[role] <= highestRank &&
      (role !== 'SUPER_ADMIN' || isSuperAdmin(own)),
  );
}

const covers = (
  { clientId, customerId, clientIds }: Assignment,
  target: Pick<ScopedRole, 'clientId' | 'customerId'>,
): boolean =>
  (clientId === null && customerId === null) ||
  (target.clientId !== null && clientIds.includes(target.clientId)) ||
  (target.customerId !== null && target.customerId === customerId);
