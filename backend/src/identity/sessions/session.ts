import type { EventActor } from '@contracts/events/domain-event.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';
import { rolePermissions, type RoleName } from '@contracts/permissions/roles.js';
import type { PermissionView } from '@contracts/views/session.view.js';

import { joinReaches, nowhere, type Reach } from '../../platform/actor.js';

/** One role where it was given, with everything below it. Neither id: super admin level. */
export interface Assignment {
  readonly role: RoleName;
  readonly clientId: number | null;
  readonly customerId: number | null;
  /** The client and its descendants, or all clients of the customer; empty at super admin level. */
  readonly clientIds: readonly number[];
}

/** What is known of an active user while they are signed in; kept in memory until something of it changes. */
export interface Session {
  readonly identity: EventActor;
  readonly permissions: ReadonlyMap<PermissionName, Reach>;
  readonly views: readonly PermissionView[];
  readonly assignments: readonly Assignment[];
  readonly isSuperAdmin: boolean;
  readonly tokenEpoch: number;
  readonly sparedToken: string | null;
}

/** permissions.md B1: only SUPER_ADMIN at super admin level is the super admin. */
export const isSuperAdmin = (assignments: readonly Omit<Assignment, 'clientIds'>[]): boolean =>
  assignments.some(
    ({ role, clientId, customerId }) =>
      role === 'SUPER_ADMIN' && clientId === null && customerId === null,
  );

/**
 * Every permission held, each reaching as far as all roles that grant it together. Permissions granted
 * by the same roles share one reach: a customer may have thousands of clients.
 */
export function permissionsOf(
  assignments: readonly Assignment[],
): ReadonlyMap<PermissionName, Reach> {
  const granted = new Map<PermissionName, number[]>();
  for (const [index, { role }] of assignments.entries())
    for (const name of rolePermissions(role))
      granted.set(name, [...(granted.get(name) ?? []), index]);

  const parts = assignments.map(reachOf);
  const joined = new Map<string, Reach>();
  const reachThrough = (indices: readonly number[]): Reach => {
    const known = joined.get(indices.join());
    const reach = known ?? joinReaches(parts.filter((_, index) => indices.includes(index)));
    joined.set(indices.join(), reach);
    return reach;
  };
  return new Map([...granted].map(([name, indices]) => [name, reachThrough(indices)]));
}

/** As the browser is told: a customer stands for its clients, so those are not listed (GAP-03). */
export function permissionViews(assignments: readonly Assignment[]): PermissionView[] {
  const ofClients = permissionsOf(assignments.filter(({ customerId }) => customerId === null));
  return [...permissionsOf(assignments)].map(([name, reach]) => ({
    name,
    clientIds: reach.isUnrestricted ? null : [...(ofClients.get(name) ?? nowhere).clientIds],
    customerIds: reach.isUnrestricted ? null : [...reach.customerIds],
  }));
}

const reachOf = ({ clientId, customerId, clientIds }: Assignment): Reach => ({
  isUnrestricted: clientId === null && customerId === null,
  clientIds: new Set(clientIds),
  customerIds: new Set(customerId === null ? [] : [customerId]),
});
