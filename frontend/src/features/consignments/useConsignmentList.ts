import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { ConsignmentState } from '@contracts/rules/consignment';

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

/** The list as the address, the saved filter and the server have it, with what is selected. */
export function useConsignmentList() {
  const { list, tab, filters, saved, isReady } = useFilteredList();
  const { query } = list;
  const { clientId } = useClient();
  const isSuperAdmin = useIsSuperAdmin();
  const selection = useSelection();
  const { answer, steady } = useRows(
    {
      ...(clientId !== undefined && { clientId }),
      isSuperAdmin,
      page: query.page,
      size: query.size,
      sort: query.sort,
      search: query.q,
      criteriaFilters: criteriaFor(tab, filters),
    },
    isReady,
  );
  const { rows } = steady;

  return {
    list,
    tab,
    filters,
    saved,
    answer,
    steady,
    rows,
    /** How many there are on this tab whatever the filters say. */
    hidden: hiddenOf(tab, answer.data?.counts),
    selected: rows?.filter(({ id }) => selection.selectedIds.has(id)) ?? [],
    ...selection,
    changeTab: (next: string) => {
      selection.clearSelection();
      list.change({ tab: next, filters: filtersForTab(query.filters, next as ConsignmentTab) });
    },
  };
}

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

/** The rows of a request, which keep their place while others change the list. */
function useRows(request: ConsignmentsRequest, isReady: boolean) {
  const answer = useListConsignmentsQuery(request, { skip: !isReady });
  const steady = useSteadyRows({
    fresh: answer.currentData?.consignments,
    request: JSON.stringify(request),
    isFetching: answer.isFetching,
  });
  return { answer, steady };
}

export type ConsignmentList = ReturnType<typeof useConsignmentList>;

const hiddenOf = (tab: ConsignmentTab, counts: Record<ConsignmentState, number> | undefined) => {
  if (!counts) return 0;
  return tab === 'ALL' ? counts.OPEN + counts.MANIFESTED + counts.DELETED : counts[tab];
};
