import { useState } from 'react';

import type { ConsignmentState } from '@contracts/rules/consignment';

import { useListQuery } from '../../shared/grid/useListQuery';
import { useSteadyRows } from '../../shared/grid/useSteadyRows';
import { useClient } from '../../shared/session/useClient';
import { useIsSuperAdmin } from '../../shared/session/usePermission';
import { useSession, useTimeZone } from '../../shared/session/useSession';
import { criteriaFor, standardFilters } from './filters/consignment-filters';
import { filtersForTab, schemaOf, type ConsignmentTab } from './filters/consignment-tabs';
import { useListConsignmentsQuery, type ConsignmentsRequest } from './consignments.api';
import { useSavedFilters } from './filters/useSavedFilters';

/** The list as the address, the saved filter and the server have it, with what is selected. */
export function useConsignmentList() {
  const { claims } = useSession();
  const list = useListQuery(schemaOf(claims?.consignmentRecordsPerPage));
  const { query } = list;
  const tab = query.tab as ConsignmentTab;
  const saved = useSavedFilters(list, standardFilters(useTimeZone()));
  const { clientId } = useClient();
  const isSuperAdmin = useIsSuperAdmin();
  const [selectedIds, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [oddIds, markOdd] = useState<ReadonlySet<number>>(new Set());
  const select = (ids: ReadonlySet<number>) => {
    setSelected(ids);
    markOdd(new Set());
  };

  const { answer, steady } = useRows({
    ...(clientId !== undefined && { clientId }),
    isSuperAdmin,
    page: query.page,
    size: query.size,
    sort: query.sort,
    search: query.q,
    criteriaFilters: criteriaFor(tab, saved.filters),
  });
  const { rows } = steady;

  return {
    list,
    tab,
    saved,
    answer,
    steady,
    rows,
    /** How many there are on this tab whatever the filters say. */
    hidden: hiddenOf(tab, answer.data?.counts),
    selected: rows?.filter(({ id }) => selectedIds.has(id)) ?? [],
    selectedIds,
    select,
    /** Rows of the selection that keep it from leaving together, once the user asked which. */
    oddIds,
    markOdd,
    clearSelection: () => {
      select(new Set());
    },
    changeTab: (next: string) => {
      select(new Set());
      list.change({ tab: next, filters: filtersForTab(query.filters, next as ConsignmentTab) });
    },
  };
}

/** The rows of a request, which keep their place while others change the list. */
function useRows(request: ConsignmentsRequest) {
  const answer = useListConsignmentsQuery(request);
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
