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

/**
 * Live without jumping: rows keep their place while others come and go; what they show is always the latest.
 * The user's own deeds (`settle`) and another page, filter or order bring the new list at once.
 */
export function useSteadyRows<Item extends Row>(options: SteadyOptions<Item>) {
  const { fresh, request, isFetching } = options;
  const [shown, setShown] = useState<Shown<Item> | null>(null);
  const [settlingFrom, setSettlingFrom] = useState<readonly Item[] | null>(null);

  const isOwn = settlingFrom !== null && settlingFrom !== fresh;
  const isOtherList = shown?.request !== request || shown.isProvisional;
  if (fresh && fresh !== shown?.rows && (isOwn || isOtherList)) {
    setShown({ request, rows: fresh, isProvisional: isFetching });
    setSettlingFrom(null);
  } else if (shown?.isProvisional && !isFetching && fresh === shown.rows)
    setShown({ ...shown, isProvisional: false });

  const latest = new Map((fresh ?? []).map((row) => [row.id, row]));
  const known = new Set(shown?.rows.map(({ id }) => id));
  const isSame = shown === null || fresh === undefined || shown.request !== request;
  return {
    rows: shown?.rows.map((row) => latest.get(row.id) ?? row),
    /** Rows that have come since, and are not shown yet. */
    arrived: isSame ? 0 : fresh.filter(({ id }) => !known.has(id)).length,
    /** Rows that are shown and are no longer on this page of the list. */
    departed: isSame ? 0 : shown.rows.filter(({ id }) => !latest.has(id)).length,
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
