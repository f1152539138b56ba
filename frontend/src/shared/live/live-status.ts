import { useSyncExternalStore } from 'react';

/** State of the live connection. */
export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'offline';

export interface LiveState {
  readonly status: LiveStatus;
  /** Last time the socket was known to work; milliseconds since 1970. */
  readonly lastLiveAt: number | null;
}

let state: LiveState = { status: 'connecting', lastLiveAt: null };
const listeners = new Set<() => void>();

export function setLiveStatus(status: LiveStatus): void {
  const wasLive = state.status === 'live' || status === 'live';
  state = { status, lastLiveAt: wasLive ? Date.now() : state.lastLiveAt };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, () => state);
