import { useState } from 'react';

interface Row {
  readonly id: number;
}

interface Shown<Item> {
  readonly request: string;
  readonly rows: readonly Item[];
  readonly total: number;
  /** Cached data shown while the list loads: the response replaces it. */
  readonly isProvisional: boolean;
}

export interface StableRowsOptions<Item> {
  /** Response to exactly this request; undefined before it arrives. */
  readonly fresh: readonly Item[] | undefined;
  /** Number of rows on all pages. */
  readonly total: number;
  /** Tab, filter, page and order as one string: a different string is a different list. */
  readonly request: string;
  readonly isFetching: boolean;
}

/** Rows to show instead; null to keep the current ones. */
function replacement<Item>(
  { fresh, total, request, isFetching }: StableRowsOptions<Item>,
  shown: Shown<Item> | null,
  settlingFrom: readonly Item[] | null,
): Shown<Item> | null {
  if (!fresh) return null;
  const next = { request, rows: fresh, total, isProvisional: isFetching };
  if (shown?.request !== request) return next;
  if (shown.isProvisional) return fresh === shown.rows && isFetching ? null : next;
  const isOwn = settlingFrom !== null && settlingFrom !== fresh;
  return isOwn && fresh !== shown.rows ? next : null;
}

/** How far the rows shown are behind the list. */
export interface PendingChanges {
  /** The rows of this page have changed. */
  readonly isBehind: boolean;
  /** Net change of the list's length; negative if it has shrunk. */
  readonly growth: number;
}

function driftOf<Item extends Row>(
  { fresh, total, request }: StableRowsOptions<Item>,
  shown: Shown<Item> | null,
): PendingChanges {
  if (!fresh || shown?.request !== request) return { isBehind: false, growth: 0 };
  const ids = new Set(shown.rows.map(({ id }) => id));
  const isBehind = fresh.length !== ids.size || fresh.some(({ id }) => !ids.has(id));
  return { isBehind, growth: total - shown.total };
}

/**
 * Live updates without jumps: rows keep their place while others are added and removed, and always show their
 * latest data. The user's own changes (`settle`) and another page, filter or order show the new list at once.
 */
export function useStableRows<Item extends Row>(options: StableRowsOptions<Item>) {
  const { fresh, total, request } = options;
  const [shown, setShown] = useState<Shown<Item> | null>(null);
  const [settlingFrom, setSettlingFrom] = useState<readonly Item[] | null>(null);

  const next = replacement(options, shown, settlingFrom);
  if (next) {
    setShown(next);
    setSettlingFrom(null);
  }

  const latest = new Map((fresh ?? []).map((row) => [row.id, row]));
  return {
    rows: shown?.rows.map((row) => latest.get(row.id) ?? row),
    drift: driftOf(options, shown),
    /** Shows the current list. */
    show: () => {
      if (fresh) setShown({ request, rows: fresh, total, isProvisional: false });
    },
    /** Call after the user's own change: its result is shown as soon as it loads. */
    settle: () => {
      setSettlingFrom(fresh ?? []);
    },
  };
}
