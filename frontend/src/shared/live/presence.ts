import { useSyncExternalStore } from 'react';

import type { Presence, WatchedRecord } from '@contracts/realtime/messages';

type People = Presence['people'];

const nobody: People = [];
let rooms: ReadonlyMap<string, People> = new Map();
const listeners = new Set<() => void>();

const keyOf = ({ type, id }: WatchedRecord) => `${type}-${id}`;

export function setPresence({ people, ...record }: Presence): void {
  rooms = new Map(rooms).set(keyOf(record), people);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Users who have this record open. */
export const usePresence = (record: WatchedRecord): People =>
  useSyncExternalStore(subscribe, () => rooms.get(keyOf(record)) ?? nobody);

/** All users who share a record with this user, without duplicates. */
export function useEveryoneHere(): People {
  const current = useSyncExternalStore(subscribe, () => rooms);
  return [...new Map([...current.values()].flat().map((person) => [person.id, person])).values()];
}

export function forgetPresence(record: WatchedRecord): void {
  const next = new Map(rooms);
  next.delete(keyOf(record));
  rooms = next;
  for (const listener of listeners) listener();
}
