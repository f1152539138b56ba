import type { PermissionName } from '@contracts/permissions/permissions.js';
import { FIRST_TEST_CLIENT_ID, isTestClient } from '@contracts/rules/test-environment.js';

import {
  mergeScopes,
  emptyScope,
  scopeCovers,
  type Actor,
  type Ownership,
  type PermissionScope,
} from '../../platform/actor.js';
import { MixedScope, OutOfScope } from '../identity.errors.js';

/** Scope requested by a call; absent and null are the same. */
export interface RequestedScope {
  readonly clientId?: number | null;
  readonly customerId?: number | null;
  readonly clientIds?: readonly number[] | null;
  readonly customerIds?: readonly number[] | null;
  /** GAP-11: narrows the scope to that of this permission as well. */
  readonly permission?: PermissionName | null;
}

/**
 * Records that a list may contain: all if unrestricted, else those whose client is among `clientIds` or whose customer
 * is among `customerIds`. Neither `isUnrestricted` nor a customer includes its test environments: statements on records
 * exclude them with `inListScope`; rows of read models have no customer there (`listedCustomerId`).
 */
export interface ListScope {
  readonly isUnrestricted: boolean;
  readonly clientIds: readonly number[];
  readonly customerIds: readonly number[];
}

/**
 * Resolves the scope of a list or report: that of the permission, or the union of several permissions. Null means the
 * union of all the actor's permissions. Test environments are left out unless `clientId` or `clientIds` names them, or
 * the actor has access to nothing else, like a test key.
 * @throws OutOfScope if a requested client or customer is not covered (403)
 * @throws MixedScope if test data is requested together with other data
 */
export function resolveScope(
  actor: Actor,
  permission: PermissionName | readonly PermissionName[] | null,
  requested: RequestedScope = {},
): ListScope {
  const scope = scopeOf(actor, permission);
  const narrowed = requested.permission
    ? intersect(scope, actor.scopeFor(requested.permission))
    : scope;
  const clientIds = toIds(requested.clientId, requested.clientIds);
  const customerIds = toIds(requested.customerId, requested.customerIds);
  if (clientIds.length === 0 && customerIds.length === 0) return toListScope(narrowed);

  const isOutside =
    clientIds.some((id) => !scopeCovers(narrowed, { clientId: id, customerId: null })) ||
    customerIds.some((id) => !scopeCovers(narrowed, { clientId: null, customerId: id }));
  if (isOutside) throw new OutOfScope();
  const isTest = isTestData(clientIds);
  // A single client is the narrower request, whichever customer is named with it.
  const isOneClient = typeof requested.clientId === 'number' || isTest;
  return { isUnrestricted: false, clientIds, customerIds: isOneClient ? [] : customerIds };
}

/** Whether these clients are test environments. @throws MixedScope if only some are */
function isTestData(clientIds: readonly number[]): boolean {
  const tests = clientIds.filter(isTestClient).length;
  if (tests > 0 && tests < clientIds.length) throw new MixedScope();
  return tests > 0;
}

/**
 * SQL condition of records in a list's scope. Its parameters are `isUnrestricted`, `clientIds` and `customerIds`, the
 * first of them at `$first`.
 * @param client column of the record's client, never null
 */
export const inListScope = (client: string, customer: string, first = 1): string =>
  `(${client} = any ($${first + 1}) or ${isLiveClient(client)} and ($${first} or ${customer} = any ($${first + 2})))`;

/** SQL condition: the client is not a test environment. */
export const isLiveClient = (client: string): string => `${client} < ${FIRST_TEST_CLIENT_ID}`;

/**
 * Checks a client or customer named in the request; any one of several permissions is enough.
 * @throws OutOfScope if no permission covers it (403)
 */
export function assertInScope(
  actor: Actor,
  permission: PermissionName | readonly PermissionName[],
  owner: Ownership,
): void {
  const permissions = typeof permission === 'string' ? [permission] : permission;
  if (!permissions.some((name) => actor.covers(name, owner))) throw new OutOfScope();
}

function scopeOf(
  actor: Actor,
  permission: PermissionName | readonly PermissionName[] | null,
): PermissionScope {
  if (permission === null) return actor.widestScope();
  if (typeof permission === 'string') return actor.scopeFor(permission);
  return mergeScopes(permission.map((name) => actor.scopeFor(name)));
}

function toListScope({ isUnrestricted, clientIds, customerIds }: PermissionScope): ListScope {
  if (isUnrestricted) return { isUnrestricted, clientIds: [], customerIds: [] };
  const live = [...clientIds].filter((id) => !isTestClient(id));
  const isTestOnly = live.length === 0 && customerIds.size === 0;
  return {
    isUnrestricted,
    clientIds: isTestOnly ? [...clientIds] : live,
    customerIds: [...customerIds],
  };
}

const toIds = (id: number | null | undefined, ids: readonly number[] | null | undefined) =>
  typeof id === 'number' ? [id, ...(ids ?? [])] : (ids ?? []);

function intersect(left: PermissionScope, right: PermissionScope): PermissionScope {
  if (left.isUnrestricted) return right;
  if (right.isUnrestricted) return left;
  if (right === emptyScope) return emptyScope;
  return {
    isUnrestricted: false,
    clientIds: new Set([...left.clientIds].filter((id) => right.clientIds.has(id))),
    customerIds: new Set([...left.customerIds].filter((id) => right.customerIds.has(id))),
  };
}
