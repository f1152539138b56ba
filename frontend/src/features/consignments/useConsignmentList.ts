import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useListQuery } from '../../shared/grid/useListQuery';
import { useSteadyRows } from '../../shared/grid/useSteadyRows';
import { useClient } from '../../shared/session/useClient';
import { useIsSuperAdmin } from '../../shared/session/usePermission';
import { useSession, useTimeZone } from '../../shared/session/useSession';
import {
  useListConsignmentsQuery,
  useListFiltersQuery,
  type ConsignmentsRequest,
} from './consignments.api';
import { criteriaFor, standardFilters } from './filters/consignment-filters';
import { filtersForTab, type ConsignmentTab } from './filters/consignment-tabs';
import { currentOf, schemaOf, viewOf } from './filters/list-view';
import type { SavedFilters } from './filters/useSavedFilters';

/** What is asked for, as the address and the saved filter have it, and what of it is selected: no news changes that. */
export function useAskedList() {
  const { list, tab, filters, saved, isReady } = useFilteredList();
  const { query } = list;
  const { clientId } = useClient();
  const isSuperAdmin = useIsSuperAdmin();
  const selection = useSelection();
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
    ...selection,
    changeTab: (next: string) => {
      selection.clearSelection();
      list.change({ tab: next, filters: filtersForTab(query.filters, next as ConsignmentTab) });
    },
  };
}

export type AskedList = ReturnType<typeof useAskedList>;

/** How many there are in each state whatever the filters say; heard of alone, so that news of rows passes by. */
export function useStateCounts({ request, isReady }: AskedList) {
  const { counts } = useListConsignmentsQuery(request, {
    skip: !isReady,
    selectFromResult: ({ data }) => ({ counts: data?.counts }),
  });
  return counts;
}

/** The list as the server has it: the rows keep their place while others change it. */
export function useConsignmentList(asked: AskedList) {
  const { request, isReady, selectedIds } = asked;
  const answer = useListConsignmentsQuery(request, { skip: !isReady });
  const steady = useSteadyRows({
    fresh: answer.currentData?.consignments,
    total: answer.currentData?.totalCount ?? 0,
    request: JSON.stringify(request),
    isFetching: answer.isFetching,
  });
  const { rows } = steady;
  return {
    ...asked,
    answer,
    steady,
    rows,
    selected: rows?.filter(({ id }) => selectedIds.has(id)) ?? [],
  };
}

export type ConsignmentList = ReturnType<typeof useConsignmentList>;

/** Where the address is silent, the saved filter speaks; until the saved ones are read, nothing is asked for. */
function useFilteredList() {
  const { claims } = useSession();
  const [params] = useSearchParams();
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

function useSelection() {
  const [selectedIds, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [oddIds, markOdd] = useState<ReadonlySet<number>>(new Set());
  const select = (ids: ReadonlySet<number>) => {
    setSelected(ids);
    markOdd(new Set());
  };
  return {
    selectedIds,
    select,
    clearSelection: () => {
      select(new Set());
    },
    /** Rows of the selection that keep it from leaving together, once the user asked which. */
    oddIds,
    markOdd,
  };
}
