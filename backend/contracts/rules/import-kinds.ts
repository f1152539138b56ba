import type { PermissionName } from '../permissions/permissions.js';

/** Records that a file can be imported as. */
export const importKinds = ['CONSIGNMENT', 'ADDRESS', 'RATE_CARD', 'CARRIER_ZONE'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Records of a client; the others belong to what a customer has with its carriers. */
const clientKinds = ['CONSIGNMENT', 'ADDRESS'] as const satisfies readonly ImportKind[];
export type ClientImportKind = (typeof clientKinds)[number];

/** Whether a kind's records belong to a client. */
export const isClientKind = (kind: ImportKind): kind is ClientImportKind =>
  clientKinds.some((one) => one === kind);

/**
 * Kinds whose plan is saved atomically: not with an error, and all of it in one transaction. A rate card replaces the
 * one before it, so that a part of one would take prices away.
 */
const atomicKinds = ['RATE_CARD'] as const satisfies readonly ImportKind[];
export type AtomicImportKind = (typeof atomicKinds)[number];

/** Whether a plan of the kind is saved atomically. */
export const isAtomicKind = (kind: ImportKind): kind is AtomicImportKind =>
  atomicKinds.some((one) => one === kind);

/** Permission that an import of each kind needs besides CREATE_IMPORT. */
export const creationPermissions = {
  CONSIGNMENT: 'CREATE_CONSIGNMENT',
  ADDRESS: 'CREATE_ADDRESS',
  RATE_CARD: 'CREATE_RATECARD',
  CARRIER_ZONE: 'CREATE_CARRIER_ZONE_SYSTEM',
} as const satisfies Record<ImportKind, PermissionName>;

/** Permission that reading an import of a kind needs besides READ_IMPORT; other kinds need none. */
export const readingPermissions = {
  RATE_CARD: 'READ_RATECARD',
  CARRIER_ZONE: 'READ_CARRIER_ZONE',
} as const satisfies Record<Exclude<ImportKind, ClientImportKind>, PermissionName>;
