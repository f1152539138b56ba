import { useSyncExternalStore } from 'react';

import type { ChangedRow, LiveReadModel, RowsChanged } from '@contracts/realtime/messages';

/** Duration of the green bar on a row changed by another user. */
const MARK_MS = 4000;

const marked = new Map<string, number>();
const listeners = new Set<() => void>();

const keyOf = (readModel: LiveReadModel, id: number | string) => `${readModel}:${id}`;
const idOf = (readModel: LiveReadModel, { consignmentId, manifestId }: ChangedRow) =>
  readModel === 'manifest-list' || readModel === 'open-manifest' ? manifestId : consignmentId;

function publish() {
  for (const listener of listeners) listener();
}

/** Number of records in a batch of messages. */
export interface MarkedRows {
  readonly consignments: number;
  readonly manifests: number;
}

const markListeners = new Set<(rows: MarkedRows) => void>();

/** Calls the listener for every batch; returns a function that unsubscribes. */
export function onRowsMarked(listener: (rows: MarkedRows) => void): () => void {
  markListeners.add(listener);
  return () => markListeners.delete(listener);
}

function countOf(changes: readonly RowsChanged[]): MarkedRows {
  const rows = changes.flatMap((change) => change.rows);
  const distinct = (ids: (number | undefined)[]) =>
    new Set(ids.filter((id) => id !== undefined)).size;
  return {
    consignments: distinct(rows.map(({ consignmentId }) => consignmentId)),
    manifests: distinct(rows.map(({ manifestId }) => manifestId)),
  };
}

/** Marks rows as just changed; marks expire. */
export function markChanged(changes: readonly RowsChanged[]): void {
  if (changes.length === 0) return;
  const until = Date.now() + MARK_MS;
  for (const { readModel, rows } of changes) {
    for (const row of rows) {
      const id = idOf(readModel, row);
      if (id !== undefined) marked.set(keyOf(readModel, id), until);
    }
  }
  publish();
  for (const listener of markListeners) listener(countOf(changes));
  setTimeout(() => {
    for (const [key, end] of marked) if (end <= Date.now()) marked.delete(key);
    publish();
  }, MARK_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether another user has just changed a row; always false if there is no read model. */
export const useIsChanged = (readModel: LiveReadModel | undefined, id: number | string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readModel !== undefined && marked.has(keyOf(readModel, id)),
  );
