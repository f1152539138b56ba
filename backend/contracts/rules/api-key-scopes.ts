import type { PermissionName } from '../permissions/permissions.js';

/** What an API key may be limited to; a key without a limit may do all of it. */
export const apiKeyScopes = [
  'consignments:read',
  'consignments:write',
  'manifests:read',
  'labels:read',
  'addresses:read',
  'addresses:write',
  'items:read',
  'imports:read',
  'imports:write',
  'events:read',
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Permissions of each scope; together they are those of the role API_KEY. */
export const scopePermissions: Readonly<Record<ApiKeyScope, readonly PermissionName[]>> = {
  'consignments:read': ['READ_CONSIGNMENT', 'READ_CARRIER', 'READ_CLIENT_PAYER_ACCOUNT'],
  'consignments:write': ['CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT'],
  'manifests:read': ['READ_MANIFEST'],
  'labels:read': ['PAPERWORK'],
  'addresses:read': ['READ_ADDRESS'],
  'addresses:write': ['CREATE_ADDRESS'],
  'items:read': ['READ_ITEM', 'READ_ITEM_TEMPLATE', 'READ_CATEGORY'],
  'imports:read': ['READ_IMPORT'],
  'imports:write': ['CREATE_IMPORT'],
  'events:read': ['READ_EVENT_FEED'],
};

/** Permissions of a key with these scopes. */
export const permissionsOf = (scopes: readonly ApiKeyScope[]): ReadonlySet<PermissionName> =>
  new Set(scopes.flatMap((scope) => scopePermissions[scope]));

/** The first scope that grants one of these permissions; undefined when no key can have them. */
export const scopeFor = (permissions: readonly PermissionName[]): ApiKeyScope | undefined =>
  apiKeyScopes.find((scope) =>
    scopePermissions[scope].some((permission) => permissions.includes(permission)),
  );
