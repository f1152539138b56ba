import { randomUUID } from 'node:crypto';

import type { EventActor } from '@contracts/events/domain-event.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';

/** Customer and client that own a record. */
export interface Ownership {
  readonly clientId: number | null;
  readonly customerId: number | null;
}

/**
 * Scope of one permission. `clientIds` contains every client in scope: those named, their descendants and all
 * clients of `customerIds` (GAP-03), so that one list is enough to filter by.
 */
export interface PermissionScope {
  readonly isUnrestricted: boolean;
  readonly clientIds: ReadonlySet<number>;
  readonly customerIds: ReadonlySet<number>;
}

/** Covers no record. */
export const emptyScope: PermissionScope = {
  isUnrestricted: false,
  clientIds: new Set(),
  customerIds: new Set(),
};

const DEFAULT_ZONE = 'Australia/Sydney';

/** Sign-in of a request. */
interface ActorSession {
  /** Null for the token of an API key, which opens no session. */
  readonly id: string | null;
  /** IANA name, as the user chose it. */
  readonly timeZone: string;
  /** Multiplies the quotas of an API key. */
  readonly quotaFactor?: number;
  /** End of the session or of the API key. */
  readonly endsAt?: Date;
}

/** User or system that acts in a request or job, with its permissions and their scopes. */
export class Actor {
  constructor(
    readonly identity: EventActor,
    private readonly permissions: ReadonlyMap<PermissionName, PermissionScope>,
    readonly trail: { readonly correlationId: string; readonly causationId: string | null },
    readonly isSuperAdmin = false,
    private readonly session: ActorSession | null = null,
  ) {}

  /** Session of the request; null for jobs, links and commands. */
  get sessionId(): string | null {
    return this.session?.id ?? null;
  }

  /** IANA zone of the user's calendar days; Sydney for an actor without a session. */
  get timeZone(): string {
    return this.session?.timeZone ?? DEFAULT_ZONE;
  }

  /** Factor of the caller's request quotas, from its customer; 1 unless a super admin raised it. */
  get quotaFactor(): number {
    return this.session?.quotaFactor ?? 1;
  }

  /** Time until the session or the API key of the request ends; unlimited for others. */
  get remainingMs(): number {
    const endsAt = this.session?.endsAt;
    return endsAt ? endsAt.getTime() - Date.now() : Infinity;
  }

  hasPermission(permission: PermissionName): boolean {
    return this.permissions.has(permission);
  }

  scopeFor(permission: PermissionName): PermissionScope {
    return this.permissions.get(permission) ?? emptyScope;
  }

  /** Returns the same caller with `permissions` added wherever it has `permission`, which implies them for a use case. */
  withImpliedPermissions(
    permission: PermissionName,
    permissions: readonly PermissionName[],
  ): Actor {
    if (!this.hasPermission(permission)) return this;
    const added = permissions.map(
      (one) => [one, mergeScopes([this.scopeFor(one), this.scopeFor(permission)])] as const,
    );
    const all = new Map([...this.permissions, ...added]);
    return new Actor(this.identity, all, this.trail, this.isSuperAdmin, this.session);
  }

  /** Union of all permissions' scopes: for calls that only require a signed-in user. */
  widestScope(): PermissionScope {
    return mergeScopes([...new Set(this.permissions.values())]);
  }

  /** Whether the permission covers this record. */
  covers(permission: PermissionName, owner: Ownership): boolean {
    return scopeCovers(this.scopeFor(permission), owner);
  }
}

/** Whether the scope contains this record. */
export const scopeCovers = (scope: PermissionScope, { clientId, customerId }: Ownership): boolean =>
  scope.isUnrestricted ||
  (clientId !== null && scope.clientIds.has(clientId)) ||
  (customerId !== null && scope.customerIds.has(customerId));

/** Union of scopes: a permission held through several roles covers all of them. */
export function mergeScopes(parts: readonly PermissionScope[]): PermissionScope {
  const [only = emptyScope] = parts;
  if (parts.length <= 1) return only;
  return {
    isUnrestricted: parts.some(({ isUnrestricted }) => isUnrestricted),
    clientIds: new Set(parts.flatMap(({ clientIds }) => [...clientIds])),
    customerIds: new Set(parts.flatMap(({ customerIds }) => [...customerIds])),
  };
}

const newTrail = (): Actor['trail'] => ({ correlationId: randomUUID(), causationId: null });

/** The system itself, without permissions or permission checks. `trail` identifies the cause of its work. */
export const systemActor = (name: string, trail: Actor['trail'] = newTrail()): Actor =>
  new Actor({ id: 0, name, kind: 'SYSTEM', onBehalfOf: null }, new Map(), trail);
