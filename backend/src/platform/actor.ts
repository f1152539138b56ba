import type { EventActor } from '@contracts/events/domain-event.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';

/** Whose record it is. */
export interface Ownership {
  readonly clientId: number | null;
  readonly customerId: number | null;
}

/**
 * How far one permission reaches. `clientIds` holds every client in reach: those named, their
 * descendants and all clients of `customerIds` (GAP-03), so that one list is enough to filter by.
 */
export interface Reach {
  readonly isUnrestricted: boolean;
  readonly clientIds: ReadonlySet<number>;
  readonly customerIds: ReadonlySet<number>;
}

/** No record at all. */
export const nowhere: Reach = {
  isUnrestricted: false,
  clientIds: new Set(),
  customerIds: new Set(),
};

/** Whoever is acting in one request or job, with what they may do and where. */
export class Actor {
  constructor(
    readonly identity: EventActor,
    private readonly permissions: ReadonlyMap<PermissionName, Reach>,
    readonly trail: { readonly correlationId: string; readonly causationId: string | null },
    readonly isSuperAdmin = false,
  ) {}

  holds(permission: PermissionName): boolean {
    return this.permissions.has(permission);
  }

  reach(permission: PermissionName): Reach {
    return this.permissions.get(permission) ?? nowhere;
  }

  /** Whatever any permission reaches: for calls that only ask for a signed-in user. */
  widestReach(): Reach {
    return joinReaches([...new Set(this.permissions.values())]);
  }

  /** True when the permission reaches this record. */
  covers(permission: PermissionName, owner: Ownership): boolean {
    return reaches(this.reach(permission), owner);
  }
}

/** True when the record is inside. */
export const reaches = (reach: Reach, { clientId, customerId }: Ownership): boolean =>
  reach.isUnrestricted ||
  (clientId !== null && reach.clientIds.has(clientId)) ||
  (customerId !== null && reach.customerIds.has(customerId));

/** The union: a right held through several roles reaches as far as all of them together. */
export function joinReaches(parts: readonly Reach[]): Reach {
  const [only = nowhere] = parts;
  if (parts.length <= 1) return only;
  return {
    isUnrestricted: parts.some(({ isUnrestricted }) => isUnrestricted),
    clientIds: new Set(parts.flatMap(({ clientIds }) => [...clientIds])),
    customerIds: new Set(parts.flatMap(({ customerIds }) => [...customerIds])),
  };
}
