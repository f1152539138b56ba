import { VERSION_CONFLICT_CODE } from '@contracts/views/version-conflict.view';

import type { ApiError } from './api-error';

export type SaveBody = Readonly<Record<string, unknown>>;

/**
 * Resolves a rejected save: returns the body to send instead, or null to leave it rejected. `isFormOpen` returns
 * whether the form that sent it is still shown, so that the user can be asked.
 */
export type ConflictResolver = (
  error: ApiError,
  body: unknown,
  isFormOpen: () => boolean,
) => Promise<SaveBody | null>;

let resolver: ConflictResolver | null = null;

/** Registers the resolver that asks the user; returns a function that removes it. */
export function registerConflictResolver(next: ConflictResolver): () => void {
  resolver = next;
  return () => {
    if (resolver === next) resolver = null;
  };
}

/** The body to send again after a 409; null if the save stays rejected. */
export const resolveConflict: ConflictResolver = async (error, body, isFormOpen) =>
  error.code === VERSION_CONFLICT_CODE && resolver ? resolver(error, body, isFormOpen) : null;
