import { creationPermissions, type ImportKind } from '@contracts/rules/import-kinds.js';
import { importTexts as texts } from '@contracts/texts/app/imports.js';

import { type Actor, assertHasPermission, assertInScope } from '../identity/index.js';

/**
 * Checks that the actor may import files of this kind for a client.
 * @throws PermissionDenied, ScopeMissing, OutOfScope
 */
export function assertCanImport(actor: Actor, kind: ImportKind, clientId: number): void {
  const owner = { clientId, customerId: null };
  assertInScope(actor, 'CREATE_IMPORT', owner);
  assertHasPermission(actor, creationPermissions[kind]);
  assertInScope(actor, creationPermissions[kind], owner);
}

/** Whether the actor may create the records of an import of this kind for a client. */
export const canCreate = (actor: Actor, kind: ImportKind, clientId: number): boolean =>
  actor.covers(creationPermissions[kind], { clientId, customerId: null });

/** Reason an import ends if its user may no longer create its records. */
export const noPermissionText = (kind: ImportKind): string => texts.noPermission[kind];
