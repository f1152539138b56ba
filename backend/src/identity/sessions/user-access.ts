import type { EventActor } from '@contracts/events/domain-event.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';
import { rolePermissions, type RoleName } from '@contracts/permissions/roles.js';
import type { PermissionView } from '@contracts/views/session.view.js';

import type { AddressRange } from '../../platform/outgoing/outgoing.policy.js';
import { mergeScopes, emptyScope, type PermissionScope } from '../../platform/actor.js';

/** A role with its client or customer; with neither, it is at super admin level. */
export interface Assignment {
  readonly role: RoleName;
  readonly clientId: number | null;
  readonly customerId: number | null;
  /** The client and its descendants, or all clients of the customer; empty at super admin level. */
  readonly clientIds: readonly number[];
}

/** Permissions of an active user in all sessions, cached until the user, its roles or the client tree change. */
export interface UserAccess {
  readonly identity: EventActor;
  readonly permissions: ReadonlyMap<PermissionName, PermissionScope>;
  readonly views: readonly PermissionView[];
  readonly assignments: readonly Assignment[];
  readonly isSuperAdmin: boolean;
  /** Customers of the assignments, or of their clients. */
  readonly customerIds: readonly number[];
  /** CIDR ranges of the addresses an API key can be used from; null for any address. */
  readonly allowedRanges: readonly AddressRange[] | null;
  /** Multiplies the request quotas of an API key. */
  readonly quotaFactor: number;
  /** Version of the user's permissions, as read. */
  readonly accessVersion: number;
}

/** permissions.md B1: only SUPER_ADMIN at super admin level counts as a super admin. */
export const isSuperAdmin = (assignments: readonly Omit<Assignment, 'clientIds'>[]): boolean =>
  assignments.some(
    ({ role, clientId, customerId }) =>
      role === 'SUPER_ADMIN' && clientId === null && customerId === null,
  );

/**
 * Maps every permission to the union of the scopes of the roles that grant it. Permissions granted by the same
 * roles share one scope object, since a customer may have thousands of clients.
 */
export function toPermissions(
  assignments: readonly Assignment[],
  permissionsOfRole = rolePermissions,
): ReadonlyMap<PermissionName, PermissionScope> {
  const granted = new Map<PermissionName, number[]>();
  for (const [index, { role }] of assignments.entries())
    for (const name of permissionsOfRole(role))
      granted.set(name, [...(granted.get(name) ?? []), index]);

  const scopes = assignments.map(toScope);
  const merged = new Map<string, PermissionScope>();
  const mergeCached = (indices: readonly number[]): PermissionScope => {
    const existing = merged.get(indices.join());
    const scope = existing ?? mergeScopes(scopes.filter((_, index) => indices.includes(index)));
    merged.set(indices.join(), scope);
    return scope;
  };
  return new Map([...granted].map(([name, indices]) => [name, mergeCached(indices)]));
}

/** Maps assignments for the browser; a customer is named instead of its clients (GAP-03). */
export function toPermissionViews(
  assignments: readonly Assignment[],
  permissionsOfRole = rolePermissions,
): PermissionView[] {
  const ofClients = toPermissions(
    assignments.filter(({ customerId }) => customerId === null),
    permissionsOfRole,
  );
  return [...toPermissions(assignments, permissionsOfRole)].map(([name, scope]) => ({
    name,
    clientIds: scope.isUnrestricted ? null : [...(ofClients.get(name) ?? emptyScope).clientIds],
    customerIds: scope.isUnrestricted ? null : [...scope.customerIds],
  }));
}

const toScope = ({ clientId, customerId, clientIds }: Assignment): PermissionScope => ({
  isUnrestricted: clientId === null && customerId === null,
  clientIds: new Set(clientIds),
  customerIds: new Set(customerId === null ? [] : [customerId]),
});
