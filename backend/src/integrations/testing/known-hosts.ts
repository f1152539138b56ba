import type { KnownHosts } from '../transfers/ssh/known-hosts.js';

/** Remembers the servers contacted since its creation. */
export function newKnownHosts(): KnownHosts {
  const keys = new Map<string, string>();
  return {
    pinOrCompare: (server, shown) => {
      const pinned = keys.get(server);
      if (pinned === undefined) keys.set(server, shown);
      return Promise.resolve({ pinned: pinned ?? shown, isFirstConnection: pinned === undefined });
    },
  };
}
