import type { LiveRows } from '@contracts/realtime/messages';
import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request';
import type { ConsignmentListPage } from '@contracts/views/consignment.view';

import { api } from '../../shared/api/api';
import { ofRecord } from '../../shared/api/of-record';
import { countMoves, type LiveCounts } from '../../shared/live/patched-page';
import { patchedLive } from '../../shared/live/patched-queries';
import { withRecentRows } from '../../shared/live/recent-rows';

/** Counts of each kind. */
const HITS = 8;

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

/** One client, or all in scope. */
const patchCounts = (
  read: LiveCounts,
  clientId: number | undefined,
  message: LiveRows,
): LiveCounts =>
  clientId === undefined || clientId === message.clientId ? countMoves(read, message.moves) : read;

patchedLive('countConsignmentsByState', patchCounts);

const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchConsignments: build.query<ConsignmentListPage, string>({
      query: (search) =>
        listConsignments(
          { search, criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: 'ALL' }] },
          { size: HITS, sort: 'id,DESC' },
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
        withRecentRows<LiveCounts>({ counts, position }, (read, message) =>
          patchCounts(read, clientId, message),
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
export const useCountConsignmentsByStateQuery = ofRecord(shellApi.useCountConsignmentsByStateQuery);
