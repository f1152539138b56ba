import { useSyncExternalStore } from 'react';

import type { Presence, WatchedRecord } from '@contracts/realtime/messages';

/** State of the live connection. */
export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'offline';

export interface LiveState {
  readonly status: LiveStatus;
  /** Last time the socket was known to work; milliseconds since 1970. */
  readonly lastLiveAt: number | null;
}

let state: LiveState = { status: 'connecting', lastLiveAt: null };
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export function setLiveStatus(status: LiveStatus): void {
  const wasLive = state.status === 'live' || status === 'live';
  state = { status, lastLiveAt: wasLive ? Date.now() : state.lastLiveAt };
  notify();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, () => state);

type People = Presence['people'];

const noPeople: People = [];
let viewersByRecord: ReadonlyMap<string, People> = new Map();
const keyOf = ({ type, id }: WatchedRecord) => `${type}-${id}`;

export function setPresence({ people, ...record }: Presence): void {
  viewersByRecord = new Map(viewersByRecord).set(keyOf(record), people);
  notify();
}

/** Users who have this record open. */
export const usePresence = (record: WatchedRecord): People =>
  useSyncExternalStore(subscribe, () => viewersByRecord.get(keyOf(record)) ?? noPeople);

/** All users who share a record with this user, without duplicates. */
export function useAllViewers(): People {
  const current = useSyncExternalStore(subscribe, () => viewersByRecord);
  return [...new Map([...current.values()].flat().map((person) => [person.id, person])).values()];
}

export function clearPresence(record: WatchedRecord): void {
  const next = new Map(viewersByRecord);
  next.delete(keyOf(record));
  viewersByRecord = next;
  notify();
}
