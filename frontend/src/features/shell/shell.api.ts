import type { LiveRows } from '@contracts/realtime/messages';
import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request';
import type { ConsignmentListPage } from '@contracts/views/consignment.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';
import { isForClient } from '../../shared/live/is-for-client';
import { countMoves, type LiveCounts } from '../../shared/live/patched-page';
import { registerLivePatch, withRecentRows } from '../../shared/live/patched-queries';

/** Maximum number of consignments that a search finds. */
const MAX_RESULTS = 8;

const listConsignments = (
  body: ListConsignmentsRequest,
  params: Readonly<Record<string, string | number>>,
) => ({
  url: 'consignment/list',
  method: 'POST',
  isRead: true,
  params: { permission: 'READ_CONSIGNMENT', page: 0, ...params },
  body,
});

interface SearchRequest {
  readonly search: string;
  /** Set while its test data is selected; all clients otherwise. */
  readonly clientId?: number | undefined;
}

/** Applies a message to the counts of one client or, if undefined, of all in scope. */
const patchCounts = (
  counts: LiveCounts,
  clientId: number | undefined,
  message: LiveRows,
): LiveCounts => (isForClient(clientId, message) ? countMoves(counts, message.moves) : counts);

registerLivePatch('countConsignmentsByState', patchCounts);

const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchConsignments: build.query<ConsignmentListPage, SearchRequest>({
      query: ({ search, clientId }) =>
        listConsignments(
          { search, criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: 'ALL' }] },
          { size: MAX_RESULTS, sort: 'id,DESC', ...(clientId !== undefined && { clientId }) },
        ),
      providesTags: [{ type: 'Consignment', id: 'UNPATCHED' }],
    }),
    countConsignmentsByState: build.query<LiveCounts, number | undefined>({
      query: (clientId) =>
        listConsignments(
          { criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: 'OPEN' }] },
          { size: 1, ...(clientId !== undefined && { clientId }) },
        ),
      transformResponse: ({ counts, position }: ConsignmentListPage, _meta, clientId) =>
        withRecentRows<LiveCounts>({ counts, position }, (counts, message) =>
          patchCounts(counts, clientId, message),
        ),
      providesTags: [{ type: 'Consignment', id: 'LIST' }],
    }),
    countFailedManifests: build.query<number, undefined>({
      query: () => ({
        url: 'manifest',
        params: {
          permission: 'READ_MANIFEST',
          isSuperAdmin: true,
          integrationFailures: true,
          size: 1,
          page: 0,
        },
      }),
      transformResponse: ({ totalCount }: { totalCount: number }) => totalCount,
      providesTags: [{ type: 'Manifest', id: 'LIST' }],
    }),
  }),
});

export const { useSearchConsignmentsQuery, useCountFailedManifestsQuery } = shellApi;
export const useCountConsignmentsByStateQuery = withCurrentData(
  shellApi.useCountConsignmentsByStateQuery,
);
