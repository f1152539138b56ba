import { useEffect, useSyncExternalStore } from 'react';

/** Ids of the rows in the open list, for components over it, such as the drawer. */
let listed: readonly number[] = [];
const listeners = new Set<() => void>();

function publish(ids: readonly number[]): void {
  listed = ids;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Publishes the rows of a list, in the order shown, while it is mounted. */
export function usePublishRows(rows: readonly { readonly id: number }[] | undefined): void {
  const key = rows?.map(({ id }) => id).join() ?? '';
  useEffect(() => {
    publish(key === '' ? [] : key.split(',').map(Number));
    return () => {
      publish([]);
    };
  }, [key]);
}

/** Position of a record among the rows of the list. */
export interface ListPosition {
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** Null if the list does not show the record. */
export function useListPosition(id: number): ListPosition | null {
  const ids = useSyncExternalStore(subscribe, () => listed);
  const index = ids.indexOf(id);
  if (index < 0) return null;
  return { position: index + 1, count: ids.length, previous: ids[index - 1], next: ids[index + 1] };
}
