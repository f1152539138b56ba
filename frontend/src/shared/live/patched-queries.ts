import type { LiveRows } from '@contracts/realtime/messages';

/** Takes the response and its parameters; returns the same response if a message does not change it. */
type Patch = (data: never, args: never, message: LiveRows) => unknown;

const patches = new Map<string, Patch>();

/** Declares how live messages patch the loaded responses of an endpoint. */
export function registerLivePatch(endpoint: string, patch: Patch): void {
  patches.set(endpoint, patch);
}

export const patchOf = (endpoint: string | undefined): Patch | undefined =>
  endpoint === undefined ? undefined : patches.get(endpoint);

/** Time that messages are stored: the maximum duration of a read. */
const RETENTION_MS = 60_000;
const MAX_MESSAGES = 1000;

let recent: readonly { readonly message: LiveRows; readonly at: number }[] = [];

/** Stores a message for reads in progress, whose responses may be older. */
export function storeRows(message: LiveRows): void {
  const at = Date.now();
  const recentMessages = recent
    .filter((entry) => entry.at > at - RETENTION_MS)
    .slice(1 - MAX_MESSAGES);
  recent = [...recentMessages, { message, at }];
}

/** Clears the stored messages, which were received for another store. */
export function clearRows(): void {
  recent = [];
}

/** Applies stored messages to a new response. */
export const withRecentRows = <Data>(
  data: Data,
  patch: (data: Data, message: LiveRows) => Data,
): Data => recent.reduce((patched, { message }) => patch(patched, message), data);
