import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';

import { sameFilters } from '../../../shared/filters/filter-codec';
import type { ListQuery, ListSchema } from '../../../shared/grid/list-query';
import type { SavedFilter } from '../consignments.api';
import { consignmentTabs, filtersForTab, type ConsignmentTab } from './consignment-tabs';

/** What a saved filter brings back: its tab, search and order besides the filters themselves. */
export type ListView = Pick<ListQuery, 'q' | 'sort' | 'filters'> & { readonly tab: ConsignmentTab };

/** LIST-14: the newest first. */
const NEWEST_FIRST = 'id,DESC';
const PAGE_SIZE = 10;

/** The one the address names, while there is one; else the default, else the last saved (LIST-63, LIST-64). */
export function currentOf(
  saved: readonly SavedFilter[],
  view: string | null,
): SavedFilter | undefined {
  return (
    saved.find(({ id }) => String(id) === view) ??
    saved.find((filter) => filter.default) ??
    saved.at(-1)
  );
}

/** A saved filter as the list shows it; without one, `standard` on the open tab (LIST-65). */
export function viewOf(
  saved: SavedFilter | undefined,
  standard: readonly CriteriaFilter[],
): ListView {
  if (!saved) return { tab: 'OPEN', q: '', sort: NEWEST_FIRST, filters: standard };

  const { search = '', criteriaFilters = [] } = saved.filter;
  return {
    tab: tabOf(criteriaFilters),
    q: search,
    sort: saved.sort ?? NEWEST_FIRST,
    filters: criteriaFilters.filter(({ key }) => key !== 'STATE'),
  };
}

/** The tab is kept as the state it stands for; filters of other programs may lack it. */
function tabOf(filters: readonly CriteriaFilter[]): ConsignmentTab {
  const state = filters.find(({ key }) => key === 'STATE')?.value;
  return consignmentTabs.find((tab) => tab === state) ?? 'OPEN';
}

/** LIST-13: the user's own page size, else 10; where the address is silent, the list is as the view has it. */
export const schemaOf = (view: ListView, pageSize: number | undefined): ListSchema => ({
  tabs: consignmentTabs,
  defaults: { ...view, size: pageSize ?? PAGE_SIZE },
});

/** The list differs from the view it came from; another tab alone is no difference. */
export const isChanged = (query: ListQuery, view: ListView): boolean =>
  query.q !== view.q ||
  query.sort !== view.sort ||
  !sameFilters(
    filtersForTab(query.filters, query.tab as ConsignmentTab),
    filtersForTab(view.filters, query.tab as ConsignmentTab),
  );
