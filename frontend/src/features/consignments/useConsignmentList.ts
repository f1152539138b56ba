import { useCallback, useState } from 'react';

import type { ConsignmentTab } from '@contracts/lists/consignment-list.columns';

import { deselected } from '../../shared/grid/grid-state';
import { useListQuery } from '../../shared/grid/useListQuery';
import { useOwnedData } from '../../shared/grid/query-props';
import { useStableRows } from '../../shared/grid/useStableRows';
import { useClient } from '../../shared/session/useClient';
import { useIsSuperAdmin } from '../../shared/session/usePermission';
import { useSession, useTimeZone } from '../../shared/session/useSession';
import {
  useListConsignmentsQuery,
  useListFiltersQuery,
  type ConsignmentsRequest,
} from './consignments.api';
import {
  criteriaFor,
  currentOf,
  filtersForTab,
  schemaOf,
  standardFilters,
  viewOf,
  carrierIdFilterConfigs,
  filterConfigs,
} from './filters/consignment-filters';
import type { SavedFilters } from './filters/useSavedFilters';
import { useUrlState } from '../../shared/navigation/useUrlState';
import type { FilterConfig } from '../../shared/filters/filter-config';

/** List parameters from the URL and the saved filter. Unaffected by row updates and by the selection. */
export function useListParams() {
  const { list, tab, filters, saved, isReady } = useFilteredList();
  const { query } = list;
  const { clientId } = useClient();
  const isSuperAdmin = useIsSuperAdmin();
  const request: ConsignmentsRequest = {
    ...(clientId !== undefined && { clientId }),
    isSuperAdmin,
    page: query.page,
    size: query.size,
    sort: query.sort,
    search: query.q,
    criteriaFilters: criteriaFor(tab, filters),
  };

  return {
    list,
    tab,
    filters,
    saved,
    request,
    isReady,
    changeTab: (next: string) => {
      list.change({ tab: next, filters: filtersForTab(query.filters, next as ConsignmentTab) });
    },
  };
}

export type ListParams = ReturnType<typeof useListParams>;

/** Counts per state regardless of filters; subscribed separately, so that row updates do not re-render it. */
export function useStateCounts({ request, isReady }: ListParams) {
  const query = useListConsignmentsQuery(request, {
    skip: !isReady,
    selectFromResult: ({ data, currentData }) => ({
      data: data?.counts,
      currentData: currentData?.counts,
    }),
  });
  return useOwnedData(request.clientId, query);
}

/** Name of the carrier that all rows have, for a filter with only its id; null without rows. */
export function useCarrierName({ request, isReady }: ListParams): string | null {
  const { name } = useListConsignmentsQuery(request, {
    skip: !isReady,
    selectFromResult: ({ data }) => ({
      name: data?.consignments[0]?.offer.carrierDisplayName ?? null,
    }),
  });
  return name;
}

/** Rows of the list, in a stable order while others change it, and which of them are selected. */
export function useConsignmentList(listParams: ListParams) {
  const { request, isReady, tab } = listParams;
  const selection = useSelection(tab);
  const { selectedIds } = selection;
  const query = useListConsignmentsQuery(request, { skip: !isReady });
  const stableRows = useStableRows({
    latestRows: query.currentData?.consignments,
    total: query.currentData?.totalCount ?? 0,
    request: JSON.stringify(request),
    isFetching: query.isFetching,
    readAt: query.currentData?.position,
    isBehind: query.currentData?.isBehind,
  });
  const data = useOwnedData(request.clientId, query);
  const rows = data && stableRows.rows;
  return {
    ...listParams,
    ...selection,
    listQuery: query,
    data,
    stableRows,
    /** Shows the current list; refetches it if only the server knows which rows are new. */
    showNew: () => {
      if (!query.currentData?.isBehind) {
        stableRows.show();
        return;
      }
      stableRows.showNext();
      void query.refetch();
    },
    rows,
    selected: rows?.filter(({ id }) => selectedIds.has(id)) ?? [],
  };
}

export type ConsignmentList = ReturnType<typeof useConsignmentList>;

/** The URL takes precedence over the saved filter; no request is sent until the saved filters have loaded. */
function useFilteredList() {
  const { claims } = useSession();
  const [params] = useUrlState();
  const { data: saved = [], isLoading, refetch } = useListFiltersQuery(undefined);
  const current = currentOf(saved, params.get('view'));
  const view = viewOf(current, standardFilters(useTimeZone()));
  const list = useListQuery(schemaOf(view, claims?.consignmentRecordsPerPage));
  const tab = list.query.tab as ConsignmentTab;
  const filters = filtersForTab(list.query.filters, tab);
  const criteriaFilters = criteriaFor(tab, filters);
  const savedFilters: SavedFilters = { saved, refetch, current, view, list, criteriaFilters };
  return { list, tab, filters, saved: savedFilters, isReady: !isLoading };
}

const none: ReadonlySet<number> = new Set();

/** Selection of a tab, cleared on switching tabs. Separate from the rows, so that it re-renders nothing else. */
function useSelection(tab: ConsignmentTab) {
  const [selectedIds, setSelected] = useState(none);
  const [highlightedIds, highlight] = useState(none);
  const [selectionTab, setSelectionTab] = useState(tab);
  if (selectionTab !== tab) {
    setSelectionTab(tab);
    setSelected(none);
    highlight(none);
  }
  // a new function would re-render every card whenever a row changes
  const select = useCallback((ids: ReadonlySet<number>) => {
    setSelected(ids);
    highlight(none);
  }, []);
  return {
    selectedIds,
    select,
    clearSelection: () => {
      select(none);
    },
    /** Removes rows from the current selection, which may have changed since the request. */
    deselect: (ids: readonly number[]) => {
      setSelected((current) => deselected(current, ids));
    },
    /** Rows that prevent the selection from sharing a manifest, once highlighted. */
    highlightedIds,
    highlight,
  };
}

/** Filters that the list offers on its tab. */
export function useFilterConfigs(listParams: ListParams): FilterConfig[] {
  const carrierName = useCarrierName(listParams);
  return [
    ...filterConfigs(listParams.tab),
    ...carrierIdFilterConfigs(listParams.filters, carrierName),
  ];
}
