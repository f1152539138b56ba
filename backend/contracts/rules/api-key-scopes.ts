import { keysOf } from '../keys-of.js';
import type { PermissionName } from '../permissions/permissions.js';

/** A test key ships in the test environment of its client (ADR 45). */
export const apiKeyModes = ['live', 'test'] as const;
export type ApiKeyMode = (typeof apiKeyModes)[number];

/** Scopes of an API key; a key without scopes has all but the `explicitScopes`. */
export const apiKeyScopes = [
  'consignments:read',
  'consignments:write',
  'manifests:read',
  'labels:read',
  'addresses:read',
  'addresses:write',
  'addresses:change',
  'items:read',
  'imports:read',
  'imports:write',
  'orders:push',
  'events:read',
  'webhooks:read',
  'webhooks:write',
  'reports:read',
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/**
 * Scopes that a key has only if they are chosen: they are not part of the role API_KEY, so that a key which was created
 * for shipping can neither redirect parcels or events nor read what all freight costs.
 */
export const explicitScopes = [
  'addresses:change',
  'webhooks:read',
  'webhooks:write',
  'reports:read',
] as const satisfies readonly ApiKeyScope[];

/** Maximum number of address ranges of an API key. */
export const MAX_KEY_RANGES = 20;

/** Permissions of each scope; without the `explicitScopes` they are those of the role API_KEY. */
export const scopePermissions: Readonly<Record<ApiKeyScope, readonly PermissionName[]>> = {
  'consignments:read': ['READ_CONSIGNMENT', 'READ_CARRIER', 'READ_CLIENT_PAYER_ACCOUNT'],
  'consignments:write': ['CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT'],
  'manifests:read': ['READ_MANIFEST'],
  'labels:read': ['PAPERWORK'],
  'addresses:read': ['READ_ADDRESS'],
  'addresses:write': ['CREATE_ADDRESS'],
  'addresses:change': ['UPDATE_ADDRESS'],
  'items:read': ['READ_ITEM', 'READ_ITEM_TEMPLATE', 'READ_CATEGORY'],
  'imports:read': ['READ_IMPORT'],
  'imports:write': ['CREATE_IMPORT'],
  'orders:push': ['PUSH_ORDERS'],
  'events:read': ['READ_EVENT_FEED'],
  'webhooks:read': ['READ_WEBHOOK'],
  'webhooks:write': ['CREATE_WEBHOOK', 'UPDATE_WEBHOOK', 'DELETE_WEBHOOK'],
  'reports:read': ['CLIENT_REPORTING'],
};

/** Permissions that together include another one (ADR 82). */
export const includingPermissions: Readonly<
  Partial<Record<PermissionName, readonly PermissionName[]>>
> = {
  PUSH_ORDERS: ['CREATE_IMPORT', 'CREATE_CONSIGNMENT'],
};

/** Permissions of a key with these scopes, with those that they include together. */
export function permissionsOf(scopes: readonly ApiKeyScope[]): ReadonlySet<PermissionName> {
  const granted = new Set(scopes.flatMap((scope) => scopePermissions[scope]));
  const included = keysOf(includingPermissions).filter((permission) =>
    includingPermissions[permission]?.every((one) => granted.has(one)),
  );
  return new Set([...granted, ...included]);
}

/** Permissions that include another one: a user who has them may give a key that one. */
export const widerPermissions: Readonly<Partial<Record<PermissionName, PermissionName>>> = {
  CLIENT_REPORTING: 'CUSTOMER_REPORTING',
};

/** The scope that grants a permission; undefined when no key can have it. */
export const scopeFor = (permission: PermissionName): ApiKeyScope | undefined =>
  apiKeyScopes.find((scope) => scopePermissions[scope].includes(permission));
