import { useState } from 'react';

interface Row {
  readonly id: number;
}

interface Shown<Item> {
  readonly request: string;
  readonly rows: readonly Item[];
  /** What was in the cache while the list was being read: the answer replaces it. */
  readonly isProvisional: boolean;
}

export interface SteadyOptions<Item> {
  /** The answer to this very request; undefined while there is none. */
  readonly fresh: readonly Item[] | undefined;
  /** Tab, filter, page and order, as one text: another one is another list. */
  readonly request: string;
  readonly isFetching: boolean;
}

/** The rows that replace what is shown; null while it stays. */
function replacement<Item>(
  { fresh, request, isFetching }: SteadyOptions<Item>,
  shown: Shown<Item> | null,
  settlingFrom: readonly Item[] | null,
): Shown<Item> | null {
  if (!fresh) return null;
  const next = { request, rows: fresh, isProvisional: isFetching };
  if (shown?.request !== request) return next;
  if (shown.isProvisional) return fresh === shown.rows && isFetching ? null : next;
  const isOwn = settlingFrom !== null && settlingFrom !== fresh;
  return isOwn && fresh !== shown.rows ? next : null;
}

/** How far what is shown is behind the list as it is now. */
function driftOf<Item extends Row>(
  { fresh, request }: SteadyOptions<Item>,
  shown: Shown<Item> | null,
) {
  if (!fresh || shown?.request !== request) return { arrived: 0, departed: 0 };
  const missingIn = (rows: readonly Item[], others: readonly Item[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return rows.filter(({ id }) => !ids.has(id)).length;
  };
  return { arrived: missingIn(fresh, shown.rows), departed: missingIn(shown.rows, fresh) };
}

/**
 * Live without jumping: rows keep their place while others come and go; what they show is always the latest.
 * The user's own deeds (`settle`) and another page, filter or order bring the new list at once.
 */
export function useSteadyRows<Item extends Row>(options: SteadyOptions<Item>) {
  const { fresh, request } = options;
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
    /** `arrived`: rows that have come since; `departed`: rows that are no longer on this page of the list. */
    drift: driftOf(options, shown),
    /** Shows the list as it is now. */
    show: () => {
      if (fresh) setShown({ request, rows: fresh, isProvisional: false });
    },
    /** To be called after the user's own deed: its outcome is shown as soon as it is read. */
    settle: () => {
      setSettlingFrom(fresh ?? []);
    },
  };
}
