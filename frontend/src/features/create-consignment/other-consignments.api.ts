import type {
  ConsignmentListItem,
  ConsignmentListPage,
  ConsignmentView,
} from '@contracts/views/consignment.view';
import type { HistoryEventView } from '@contracts/views/history.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';

/** Route of a consignment that items could be added to. */
export interface ConsolidationRoute {
  readonly clientId: number;
  readonly senderAddressId: number;
  readonly deliveryAddressId: number;
}

/** Requests of the form about other consignments. */
export const otherConsignmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null when there is no match (204). */
    findConsolidation: build.query<ConsignmentView | null, ConsolidationRoute>({
      query: (route) => ({ url: 'consignment/consolidation', params: { ...route } }),
      transformResponse: (response: ConsignmentView | string | null) =>
        typeof response === 'object' ? response : null,
      keepUnusedDataFor: 0,
      providesTags: ['Consignment'],
    }),

    /** Recent consignments of a client, filtered by a search of three or more letters. */
    previousConsignments: build.query<
      readonly ConsignmentListItem[],
      { clientId: number; search: string }
    >({
      query: ({ clientId, search }) => ({
        url: 'consignment/list',
        method: 'POST',
        params: { clientId, permission: 'READ_CONSIGNMENT', size: 10, page: 0, sort: 'id,DESC' },
        body: { search, criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: 'ALL' }] },
        isRead: true,
      }),
      transformResponse: ({ consignments }: ConsignmentListPage) => consignments,
      providesTags: [{ type: 'Consignment', id: 'UNPATCHED' }],
    }),

    /** Latest content change and its author; requires READ_HISTORY. Cached per revision. */
    findLastChange: build.query<HistoryEventView | null, { id: number; revision: number }>({
      query: ({ id }) => `consignment/${id}/history`,
      transformResponse: (events: HistoryEventView[]) =>
        events.findLast(({ changes }) => changes.length > 0) ?? null,
      providesTags: (_change, _error, { id }) => [{ type: 'History', id: `consignment-${id}` }],
    }),
  }),
});

export const { usePreviousConsignmentsQuery } = otherConsignmentsApi;
export const useFindLastChangeQuery = withCurrentData(otherConsignmentsApi.useFindLastChangeQuery);
