import type { LiveRows } from '@contracts/realtime/messages';

/** From the answer and what it was asked for; returns the same answer where a message changes nothing of it. */
type Patch = (data: never, asked: never, message: LiveRows) => unknown;

const patches = new Map<string, Patch>();

/** Declares how live messages patch the answers of an endpoint that is loaded. */
export function patchedLive(endpoint: string, patch: Patch): void {
  patches.set(endpoint, patch);
}

export const patchOf = (endpoint: string | undefined): Patch | undefined =>
  endpoint === undefined ? undefined : patches.get(endpoint);
