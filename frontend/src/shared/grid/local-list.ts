import { dayFrom } from '../text/format';
import type { GridRow } from './columns';
import type { GridQuery } from './grid-state';
import type { ListQueryHandle } from './useListQuery';
import { useSingleSelection } from './useSingleSelection';

/** Search and sort definition of a list that is loaded completely. */
export interface LocalList<Row> {
  /** Text to search in. */
  readonly text: (row: Row) => string;
  /** Sort keys by column field; other fields keep the server's order. */
  readonly keys: Readonly<Record<string, (row: Row) => string | number>>;
  /** Whether the row comes before all others in any order, such as the one changed last. */
  readonly isFirst?: (row: Row) => boolean;
  /** Whether this user has actions for the selected row; undefined for all. */
  readonly hasAction?: (row: Row) => boolean;
}

interface LocalPage<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** Searches, sorts and pages a list that is loaded completely (at most a thousand rows, X-03). */
export function localPage<Row>(
  all: readonly Row[],
  { q, page, size, sort }: GridQuery & { readonly q: string },
  { text, keys, isFirst = () => false }: LocalList<Row>,
): LocalPage<Row> {
  const found = all.filter((row) => text(row).toLowerCase().includes(q.toLowerCase()));
  const [field = '', direction] = sort.split(',');
  const key = keys[field];
  const sign = direction === 'DESC' ? -1 : 1;
  const sorted = key ? found.toSorted((a, b) => sign * compare(key(a), key(b))) : found;
  const ordered = [...sorted.filter(isFirst), ...sorted.filter((row) => !isFirst(row))];
  return { rows: ordered.slice(page * size, (page + 1) * size), total: found.length };
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en-AU', { numeric: true, sensitivity: 'base' });

const DAYS_BACK = 28;
const DAYS_AHEAD = 7;

/** CROSS-22: default date range (yyyy-MM-dd) of a list. */
export const listWindow = (zone: string, now = new Date()) => ({
  from: dayFrom(now, zone, -DAYS_BACK),
  to: dayFrom(now, zone, DAYS_AHEAD),
});

/**
 * Searches, sorts and pages a list that is loaded completely, with single selection. `all` is undefined until the
 * first response.
 */
export function useLocalList<Row extends GridRow>(
  list: Pick<ListQueryHandle, 'query' | 'change'>,
  all: readonly Row[] | undefined,
  local: LocalList<Row>,
) {
  const page = all && localPage(all, list.query, local);
  return {
    rows: page?.rows,
    total: page?.total ?? 0,
    isFiltered: list.query.q !== '',
    clearSearch: () => {
      list.change({ q: '' });
    },
    ...useSingleSelection(page?.rows, local.hasAction),
  };
}
