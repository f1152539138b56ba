import type { PermissionName } from '@contracts/permissions/permissions.js';
import { rolePermissions, roleWeights, type RoleName } from '@contracts/permissions/roles.js';
import { userRefusals as texts } from '@contracts/texts/users.js';

import { isSuperAdmin, type Assignment } from '../sessions/session.js';

/** A role, and where it is given: for a client, a customer, or neither, at super admin level. */
export interface PlacedRole {
  readonly role: RoleName;
  readonly clientId: number | null;
  readonly customerId: number | null;
}

/**
 * Why this role cannot be given there, whoever asks (permissions.md B1; USER-29 to USER-33); null where it can.
 */
export function misplacement({ role, clientId, customerId }: PlacedRole): string | null {
  const weight = roleWeights[role];
  if (clientId !== null && customerId !== null) return texts.onePlace;
  if (clientId !== null) return weight > 0 && weight < 3 ? null : texts.roleNotForClients;
  if (customerId !== null) return weight >= 2 ? null : texts.roleNotForCustomers;
  return weight >= 2 ? null : texts.roleNotForLevel;
}

/**
 * True when one of the caller's own roles gives the permission there and weighs at least as much (USER-35).
 * SUPER_ADMIN, and whatever stands at super admin level, is for a super admin alone.
 */
export function mayHandle(
  own: readonly Assignment[],
  permission: PermissionName,
  placed: PlacedRole,
): boolean {
  const isAtTop = placed.clientId === null && placed.customerId === null;
  if ((isAtTop || placed.role === 'SUPER_ADMIN') && !isSuperAdmin(own)) return false;
  return own.some(
    (assignment) =>
      roleWeights[assignment.role] >= roleWeights[placed.role] &&
      covers(assignment, placed) &&
      rolePermissions(assignment.role).includes(permission),
  );
}

/** Roles that a list offers this caller: none heavier than their own (GAP-01), and never that of an API key. */
export function grantableRoles(own: readonly Assignment[], all: readonly RoleName[]): RoleName[] {
  const heaviest = Math.max(0, ...own.map(({ role }) => roleWeights[role]));
  return all.filter(
    (role) =>
      roleWeights[role] > 0 &&
      roleWeights[role] <= heaviest &&
      (role !== 'SUPER_ADMIN' || isSuperAdmin(own)),
  );
}

const covers = (
  { clientId, customerId, clientIds }: Assignment,
  placed: Pick<PlacedRole, 'clientId' | 'customerId'>,
): boolean =>
  (clientId === null && customerId === null) ||
  (placed.clientId !== null && clientIds.includes(placed.clientId)) ||
  (placed.customerId !== null && placed.customerId === customerId);
