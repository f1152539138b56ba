import { useSyncExternalStore } from 'react';

/** The server does not have a file of the application: an older page after an update. */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The code could not be loaded', { cause });
    this.name = 'MissingCode';
  }
}

let isMissing = false;
const listeners = new Set<() => void>();

/** Offers a reload, for code that renders nothing. */
export function reportMissingCode(): void {
  isMissing = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useIsCodeMissing = (): boolean => useSyncExternalStore(subscribe, () => isMissing);
