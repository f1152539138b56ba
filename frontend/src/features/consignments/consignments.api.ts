import type {
  CriteriaFilter,
  ListConsignmentsRequest,
} from '@contracts/requests/list-consignments.request';
import type { LiveRows } from '@contracts/realtime/messages';
import type { ConsignmentListPage } from '@contracts/views/consignment.view';

import { api } from '../../shared/api/api';
import { type LivePage, patchPage } from '../../shared/live/patched-page';
import { registerLivePatch, withRecentRows } from '../../shared/live/patched-queries';
import { pageRequestOf } from './page-criteria';

export interface ConsignmentsRequest extends ListConsignmentsRequest {
  readonly clientId?: number;
  readonly isSuperAdmin: boolean;
  readonly page: number;
  readonly size: number;
  readonly sort: string;
}

/** A user's saved filter (spec part 1, section 3). */
export interface SavedFilter {
  readonly id: number;
  readonly name: string;
  readonly sort: string | null;
  readonly default: boolean;
  readonly filter: { readonly search?: string; readonly criteriaFilters?: CriteriaFilter[] };
}

export interface FilterToSave {
  readonly name: string;
  readonly isDefault: boolean;
  readonly filterId?: number;
  /** `field,ASC` or `field,DESC` (GAP-35). */
  readonly sort: string | null;
  readonly filter: SavedFilter['filter'];
}

const idsOf = (ids: readonly number[]) => ({ ids: ids.join(',') });
const permission = 'READ_CONSIGNMENT';

const patch = (page: LivePage, request: ConsignmentsRequest, message: LiveRows): LivePage =>
  patchPage(page, pageRequestOf(request), message);

registerLivePatch('listConsignments', patch);

export const consignmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConsignments: build.query<LivePage, ConsignmentsRequest>({
      query: ({ search, criteriaFilters, ...params }) => ({
        url: 'consignment/list',
        method: 'POST',
        params: { permission, ...params },
        body: { search, criteriaFilters },
        isRead: true,
      }),
      transformResponse: (page: ConsignmentListPage, _meta, request) =>
        withRecentRows<LivePage>(page, (state, message) => patch(state, request, message)),
      providesTags: [{ type: 'Consignment', id: 'LIST' }],
    }),

    deleteConsignments: build.mutation<null, readonly number[]>({
      query: (ids) => ({ url: 'consignment', method: 'DELETE', params: idsOf(ids) }),
      invalidatesTags: ['Consignment', 'OpenManifest', 'History', 'Dashboard'],
    }),

    restoreConsignments: build.mutation<null, readonly number[]>({
      query: (ids) => ({ url: 'consignment/restore', method: 'PATCH', params: idsOf(ids) }),
      invalidatesTags: ['Consignment', 'OpenManifest', 'History', 'Dashboard'],
    }),

    listFilters: build.query<SavedFilter[], undefined>({
      query: () => 'consignment/filter',
      providesTags: ['Filter'],
    }),

    saveFilter: build.mutation<{ id: number }, FilterToSave>({
      query: ({ filter, sort, ...params }) => ({
        url: 'consignment/filter',
        method: params.filterId === undefined ? 'POST' : 'PUT',
        params: { ...params, ...(sort !== null && { sort }) },
        body: filter,
      }),
      invalidatesTags: ['Filter'],
    }),

    deleteFilter: build.mutation<null, number>({
      query: (filterId) => ({ url: 'consignment/filter', method: 'DELETE', params: { filterId } }),
      invalidatesTags: ['Filter'],
    }),
  }),
});

export const {
  useListConsignmentsQuery,
  useLazyListConsignmentsQuery,
  useDeleteConsignmentsMutation,
  useRestoreConsignmentsMutation,
  useListFiltersQuery,
  useSaveFilterMutation,
  useDeleteFilterMutation,
} = consignmentsApi;
