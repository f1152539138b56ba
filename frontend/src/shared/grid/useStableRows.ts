import { useState } from 'react';

import type { Position } from '@contracts/realtime/position';

import { positions } from '../api/position';

interface Row {
  readonly id: number;
}

interface Shown<Item> {
  readonly request: string;
  readonly rows: readonly Item[];
  readonly total: number;
  /** Whether they are cached data, which the response replaces. */
  readonly isProvisional: boolean;
}

export interface StableRowsOptions<Item> {
  /** Response to exactly this request; undefined before it arrives. */
  readonly latestRows: readonly Item[] | undefined;
  /** Number of rows on all pages. */
  readonly total: number;
  /** Tab, filter, page and order as one string: a different string is a different list. */
  readonly request: string;
  readonly isFetching: boolean;
  /** Position that the response was read at, if live messages patch it. */
  readonly readAt?: Position | undefined;
  /** Whether other rows may belong here, according to live messages. */
  readonly isBehind?: boolean | undefined;
}

/** Wait for a response that includes the user's change, or follows their request; it then replaces the list. */
interface AwaitedChange<Item> {
  readonly from: readonly Item[];
  /** Whether a response read at this position includes the awaited change. */
  readonly isShownAt: (readAt: Position) => boolean;
}

/** Rows to show instead; null to keep the current ones. */
function replacement<Item>(
  { latestRows, total, request, isFetching, readAt }: StableRowsOptions<Item>,
  shown: Shown<Item> | null,
  settling: AwaitedChange<Item> | null,
): Shown<Item> | null {
  if (!latestRows) return null;
  const next = { request, rows: latestRows, total, isProvisional: isFetching };
  if (shown?.request !== request) return next;
  if (shown.isProvisional) return latestRows === shown.rows && isFetching ? null : next;
  return isSettled(settling, latestRows, readAt) && latestRows !== shown.rows ? next : null;
}

const isSettled = <Item>(
  settling: AwaitedChange<Item> | null,
  latestRows: readonly Item[],
  readAt: Position | undefined,
): boolean =>
  settling !== null &&
  settling.from !== latestRows &&
  (readAt === undefined || settling.isShownAt(readAt));

/** Difference between the rows shown and the list. */
export interface PendingChanges {
  /** Whether the rows of this page have changed. */
  readonly isBehind: boolean;
  /** Net change of the list's length; negative if it has shrunk. */
  readonly growth: number;
}

function pendingChangesOf<Item extends Row>(
  { latestRows, total, request, isBehind: isReportedBehind = false }: StableRowsOptions<Item>,
  shown: Shown<Item> | null,
): PendingChanges {
  if (!latestRows || shown?.request !== request) return { isBehind: false, growth: 0 };
  const ids = new Set(shown.rows.map(({ id }) => id));
  const isBehind =
    isReportedBehind || latestRows.length !== ids.size || latestRows.some(({ id }) => !ids.has(id));
  return { isBehind, growth: total - shown.total };
}

/**
 * Live updates without jumps: rows keep their place while others are added and removed, and always show their
 * latest data. The user's own changes (`settle`) and another page, filter or order show the new list at once.
 */
export function useStableRows<Item extends Row>(options: StableRowsOptions<Item>) {
  const { latestRows, total, request, readAt = '' } = options;
  const [shown, setShown] = useState<Shown<Item> | null>(null);
  const [settling, setSettling] = useState<AwaitedChange<Item> | null>(null);

  const next = replacement(options, shown, settling);
  if (next) {
    setShown(next);
    setSettling(null);
  }

  const latest = new Map((latestRows ?? []).map((row) => [row.id, row]));
  return {
    rows: shown?.rows.map((row) => latest.get(row.id) ?? row),
    pendingChanges: pendingChangesOf(options, shown),
    /** Shows the current list. */
    show: () => {
      if (latestRows) setShown({ request, rows: latestRows, total, isProvisional: false });
    },
    /** Shows the next response: call before refetching. */
    showNext: () => {
      setSettling({ from: latestRows ?? [], isShownAt: (position) => position > readAt });
    },
    /** Call after the user's own change: its result is shown as soon as it loads. */
    settle: () => {
      const lastCommand = positions.written();
      setSettling({ from: latestRows ?? [], isShownAt: (position) => position >= lastCommand });
    },
  };
}
