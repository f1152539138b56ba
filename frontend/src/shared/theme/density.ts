import { useSyncExternalStore } from 'react';

/** Row heights in pixels. */
export const densities = { compact: 32, default: 37, comfortable: 44 } as const;
export type Density = keyof typeof densities;

const KEY = 'linehaul.density';
const listeners = new Set<() => void>();

const isDensity = (value: string | null): value is Density => value !== null && value in densities;

function read(): Density {
  const stored = localStorage.getItem(KEY);
  return isDensity(stored) ? stored : 'default';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setDensity(density: Density): void {
  localStorage.setItem(KEY, density);
  for (const listener of listeners) listener();
}

/** Density of lists; a preference of this browser. */
export const useDensity = (): Density => useSyncExternalStore(subscribe, read);
