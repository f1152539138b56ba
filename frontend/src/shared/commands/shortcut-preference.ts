import { useSyncExternalStore } from 'react';

const KEY = 'linehaul.shortcuts';
const listeners = new Set<() => void>();

const areShortcutsOn = (): boolean => localStorage.getItem(KEY) !== 'off';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setShortcuts(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Single-key shortcuts can be switched off (WCAG 2.1.4). */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn);
