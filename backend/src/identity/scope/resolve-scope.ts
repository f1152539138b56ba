import type { PermissionName } from '@contracts/permissions/permissions.js';

import {
  joinReaches,
  nowhere,
  reaches,
  type Actor,
  type Ownership,
  type Reach,
} from '../../platform/actor.js';
import { OutOfScope } from '../identity.errors.js';

/** What a call narrows itself to; everything is optional, and nulls mean absent. */
export interface AskedScope {
  readonly clientId?: number | null;
  readonly customerId?: number | null;
  readonly clientIds?: readonly number[] | null;
  readonly customerIds?: readonly number[] | null;
  /** GAP-11: narrows to what this permission reaches, too. */
  readonly permission?: PermissionName | null;
}

/**
 * Which records a list may hold: any when unrestricted, else those whose client is among `clientIds`
 * or whose customer is among `customerIds`.
 */
export interface ListScope {
  readonly isUnrestricted: boolean;
  readonly clientIds: readonly number[];
  readonly customerIds: readonly number[];
}

/**
 * How far a list or a report may look: as far as the permission reaches, or several of which one will
 * do. Null stands for a call that only asks for a signed-in user: whatever any of their permissions reaches.
 * @throws OutOfScope when a client or customer asked for is out of reach (403)
 */
export function resolveScope(
  actor: Actor,
  permission: PermissionName | readonly PermissionName[] | null,
  asked: AskedScope = {},
): ListScope {
  const reach = reachOf(actor, permission);
  const narrowed = asked.permission ? overlap(reach, actor.reach(asked.permission)) : reach;
  const clientIds = together(asked.clientId, asked.clientIds);
  const customerIds = together(asked.customerId, asked.customerIds);
  if (clientIds.length === 0 && customerIds.length === 0) return listed(narrowed);

  const isOutside =
    clientIds.some((id) => !reaches(narrowed, { clientId: id, customerId: null })) ||
    customerIds.some((id) => !reaches(narrowed, { clientId: null, customerId: id }));
  if (isOutside) throw new OutOfScope();
  // A single client is the narrower wish, whichever customer it was picked under.
  const isOneClient = typeof asked.clientId === 'number';
  return { isUnrestricted: false, clientIds, customerIds: isOneClient ? [] : customerIds };
}

/** For a client or customer named in a body. @throws OutOfScope when the permission does not reach it (403) */
export function assertInScope(actor: Actor, permission: PermissionName, owner: Ownership): void {
  if (!actor.covers(permission, owner)) throw new OutOfScope();
}

function reachOf(
  actor: Actor,
  permission: PermissionName | readonly PermissionName[] | null,
): Reach {
  if (permission === null) return actor.widestReach();
  if (typeof permission === 'string') return actor.reach(permission);
  return joinReaches(permission.map((one) => actor.reach(one)));
}

const listed = ({ isUnrestricted, clientIds, customerIds }: Reach): ListScope => ({
  isUnrestricted,
  clientIds: isUnrestricted ? [] : [...clientIds],
  customerIds: isUnrestricted ? [] : [...customerIds],
});

const together = (one: number | null | undefined, several: readonly number[] | null | undefined) =>
  typeof one === 'number' ? [one, ...(several ?? [])] : (several ?? []);

function overlap(one: Reach, other: Reach): Reach {
  if (one.isUnrestricted) return other;
  if (other.isUnrestricted) return one;
  if (other === nowhere) return nowhere;
  return {
    isUnrestricted: false,
    clientIds: new Set([...one.clientIds].filter((id) => other.clientIds.has(id))),
    customerIds: new Set([...one.customerIds].filter((id) => other.customerIds.has(id))),
  };
}
