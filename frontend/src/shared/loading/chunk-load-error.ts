import { useSyncExternalStore } from 'react';

/** A lazy chunk no longer exists on the server: the page predates a deployment. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The code could not be loaded', { cause });
    this.name = 'ChunkLoadError';
  }
}

let isMissing = false;
const listeners = new Set<() => void>();

/** Offers a reload when code that renders nothing is missing. */
export function reportMissingChunk(): void {
  isMissing = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useIsChunkMissing = (): boolean => useSyncExternalStore(subscribe, () => isMissing);
