import { useSyncExternalStore } from 'react';

import type { ChangedRow, RowsChanged } from '@contracts/realtime/messages';

import { isForClient } from './is-for-client';

/** A consignment that changed while the page was open. */
export interface LiveEntry {
  readonly key: string;
  readonly clientId: number;
  readonly consignmentId: number;
  readonly connoteNumber: string;
  /** Its new status; null if something else changed. */
  readonly status: string | null;
  /** ISO instant at which this browser was notified. */
  readonly at: string;
}

const MAX_ENTRIES = 30;
/** Of all clients together; high, so that a busy client does not soon displace the entries of another. */
const MAX_STORED = 600;

let entries: readonly LiveEntry[] = [];
const listeners = new Set<() => void>();

const isConsignmentRow = (row: ChangedRow): row is ChangedRow & { consignmentId: number } =>
  row.consignmentId !== undefined && row.connoteNumber !== undefined;

const isSameChange = (a: LiveEntry) => (b: LiveEntry) =>
  a.consignmentId === b.consignmentId && a.status === b.status;

/** Adds changes from the socket, newest first; a repeated status of a consignment replaces its earlier entry. */
export function addLiveEntries(changes: readonly RowsChanged[]): void {
  const at = new Date().toISOString();
  const received = changes
    .flatMap(({ rows, ...change }) =>
      rows.filter(isConsignmentRow).map((row) => ({ row, ...change })),
    )
    .map(({ row, position, clientId }) => ({
      key: `${row.consignmentId}-${row.status ?? ''}-${position}`,
      clientId,
      consignmentId: row.consignmentId,
      connoteNumber: row.connoteNumber ?? '',
      status: row.status ?? null,
      at,
    }))
    .reverse();
  const newEntries = received.filter(
    (entry, index) => received.findIndex(isSameChange(entry)) === index,
  );
  if (newEntries.length === 0) return;

  const older = entries.filter((entry) => !newEntries.some(isSameChange(entry)));
  entries = [...newEntries, ...older].slice(0, MAX_STORED);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Newest changes of a client, or of all if undefined. */
export const useLiveFeed = (clientId: number | undefined): readonly LiveEntry[] =>
  useSyncExternalStore(subscribe, () => entries)
    .filter((entry) => isForClient(clientId, entry))
    .slice(0, MAX_ENTRIES);
