import {
  creationPermissions,
  type ImportKind,
  isClientKind,
  readingPermissions,
} from '@contracts/rules/import-kinds.js';
import { importTexts as texts } from '@contracts/texts/app/imports.js';

import { type Actor, assertHasPermission, assertInScope } from '../identity/index.js';
import type { Ownership } from '../platform/actor.js';

/** Owner of an import, with its kind. */
type OwnedKind = Ownership & { readonly kind: ImportKind };

/**
 * Checks that the actor may import files of this kind for the owner.
 * @throws PermissionDenied, ScopeMissing, OutOfScope
 */
export function assertCanImport(actor: Actor, { kind, ...owner }: OwnedKind): void {
  assertInScope(actor, 'CREATE_IMPORT', owner);
  assertHasPermission(actor, creationPermissions[kind]);
  assertInScope(actor, creationPermissions[kind], owner);
}

/** Whether the actor may create the records of an import of this kind for the owner. */
export const canCreate = (actor: Actor, owner: OwnedKind): boolean =>
  actor.covers(creationPermissions[owner.kind], owner);

/** Whether the actor may import files of this kind for the owner. */
export const canImport = (actor: Actor, owner: OwnedKind): boolean =>
  actor.covers('CREATE_IMPORT', owner) && canCreate(actor, owner);

/** Actor for importing a pushed file: PUSH_ORDERS includes what the import does, and nothing else (ADR 82). */
export const withPushPermissions = (actor: Actor, kind: ImportKind): Actor =>
  kind === 'CONSIGNMENT'
    ? actor.withImpliedPermissions('PUSH_ORDERS', ['CREATE_IMPORT', creationPermissions[kind]])
    : actor;

/** Whether the actor may read imports of this kind, besides READ_IMPORT. */
export const canRead = (actor: Actor, owner: OwnedKind): boolean =>
  isClientKind(owner.kind) || actor.covers(readingPermissions[owner.kind], owner);

/** Reason an import ends if its user may no longer create its records. */
export const noPermissionText = (kind: ImportKind): string => texts.noPermission[kind];
