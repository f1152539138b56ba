import { STALE_SAVE_CODE } from '@contracts/views/stale-save.view';

import type { ApiError } from './api-error';

export type SaveBody = Readonly<Record<string, unknown>>;

/** Settles a refused save: answers the body to send instead, or null to leave it refused. */
export type StaleSaveResolver = (error: ApiError, body: unknown) => Promise<SaveBody | null>;

let resolver: StaleSaveResolver | null = null;

/** Registers who asks the user; returns its removal. */
export function resolveStaleSaves(next: StaleSaveResolver): () => void {
  resolver = next;
  return () => {
    if (resolver === next) resolver = null;
  };
}

/** The body to send again after a 409; null when the save stays refused. */
export async function settledBody(error: ApiError, body: unknown): Promise<SaveBody | null> {
  return error.code === STALE_SAVE_CODE && resolver ? resolver(error, body) : null;
}
