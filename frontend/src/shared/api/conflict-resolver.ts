import { VERSION_CONFLICT_CODE } from '@contracts/views/version-conflict.view';

import { type ApiError, isApiError } from './api-error';

export type SaveBody = Readonly<Record<string, unknown>>;

/** Resolution if the user discards their changes: nothing is sent, and the form shows the saved record or closes. */
export const DISCARD = 'discard';

/**
 * Resolves a rejected save: returns the body to send instead, `DISCARD`, or null to leave it rejected. `isFormOpen`
 * returns whether the form that sent it is still shown, so that the user can be asked.
 */
export type ConflictResolver = (
  error: ApiError,
  body: unknown,
  isFormOpen: () => boolean,
) => Promise<ConflictResolution>;

export type ConflictResolution = SaveBody | typeof DISCARD | null;

let resolver: ConflictResolver | null = null;

/** Registers the resolver that asks the user; returns a function that removes it. */
export function registerConflictResolver(next: ConflictResolver): () => void {
  resolver = next;
  return () => {
    if (resolver === next) resolver = null;
  };
}

/** Resolution of a 409; null if the save stays rejected. */
export const resolveConflict: ConflictResolver = async (error, body, isFormOpen) =>
  error.code === VERSION_CONFLICT_CODE && resolver ? resolver(error, body, isFormOpen) : null;

/** Result of a save whose changes the user has discarded; not reported as a failure. */
export const changesDiscarded: ApiError = { status: 409, code: 'changes_discarded', message: '' };

/** Whether the user has discarded the changes of a save: its form shows the saved record, or closes. */
export const isDiscarded = (error: unknown): boolean =>
  isApiError(error) && error.code === changesDiscarded.code;
