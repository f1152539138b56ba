import type { PermissionName } from '../permissions/permissions.js';

/** Records that a file can be imported as. */
export const importKinds = ['CONSIGNMENT', 'ADDRESS'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Permission that an import of each kind needs besides CREATE_IMPORT. */
export const creationPermissions = {
  CONSIGNMENT: 'CREATE_CONSIGNMENT',
  ADDRESS: 'CREATE_ADDRESS',
} as const satisfies Record<ImportKind, PermissionName>;
