import { useState } from 'react';

interface Row {
  readonly id: number;
}

interface Shown<Item> {
  readonly request: string;
  readonly rows: readonly Item[];
  readonly total: number;
  /** What was in the cache while the list was being read: the answer replaces it. */
  readonly isProvisional: boolean;
}

export interface SteadyOptions<Item> {
  /** The answer to this very request; undefined while there is none. */
  readonly fresh: readonly Item[] | undefined;
  /** How many rows it has on all its pages. */
  readonly total: number;
  /** Tab, filter, page and order, as one text: another one is another list. */
  readonly request: string;
  readonly isFetching: boolean;
}

/** The rows that replace what is shown; null while it stays. */
function replacement<Item>(
  { fresh, total, request, isFetching }: SteadyOptions<Item>,
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

/** How far what is shown is behind the list as it is now. */
export interface Drift {
  /** The rows of this page are others by now. */
  readonly isBehind: boolean;
  /** By how many rows the list has grown; below 0 by how many it has shrunk. */
  readonly growth: number;
}

function driftOf<Item extends Row>(
  { fresh, total, request }: SteadyOptions<Item>,
  shown: Shown<Item> | null,
): Drift {
  if (!fresh || shown?.request !== request) return { isBehind: false, growth: 0 };
  const ids = new Set(shown.rows.map(({ id }) => id));
  const isBehind = fresh.length !== ids.size || fresh.some(({ id }) => !ids.has(id));
  return { isBehind, growth: total - shown.total };
}

/**
 * Live without jumping: rows keep their place while others come and go; what they show is always the latest.
 * The user's own deeds (`settle`) and another page, filter or order bring the new list at once.
 */
export function useSteadyRows<Item extends Row>(options: SteadyOptions<Item>) {
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
    /** Shows the list as it is now. */
    show: () => {
      if (fresh) setShown({ request, rows: fresh, total, isProvisional: false });
    },
    /** To be called after the user's own deed: its outcome is shown as soon as it is read. */
    settle: () => {
      setSettlingFrom(fresh ?? []);
    },
  };
}
