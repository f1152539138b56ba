import type { GridRow } from './detail-rows';
import { localPage, type LocalList } from './local-list';
import type { ListQueryHandle } from './useListQuery';
import { useSingleSelection } from './useSingleSelection';

/**
 * A list that comes whole, because there is a handful of its records: searched, sorted and cut into pages here,
 * with one row selected at a time. `all` is undefined until the server has answered.
 */
export function useWholeList<Row extends GridRow>(
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
    ...useSingleSelection(page?.rows),
  };
}
