import type { LiveRows } from '@contracts/realtime/messages';

/** Takes the response and its parameters; returns the same response if a message does not change it. */
type Patch = (data: never, args: never, message: LiveRows) => unknown;

const patches = new Map<string, Patch>();

/** Declares how live messages patch the loaded responses of an endpoint. */
export function patchedLive(endpoint: string, patch: Patch): void {
  patches.set(endpoint, patch);
}

export const patchOf = (endpoint: string | undefined): Patch | undefined =>
  endpoint === undefined ? undefined : patches.get(endpoint);
