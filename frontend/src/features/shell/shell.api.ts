import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request';
import type { ConsignmentListPage } from '@contracts/views/consignment.view';

import { api } from '../../shared/api/api';
import { ofRecord } from '../../shared/api/of-record';

const HITS = 6;

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

const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchConsignments: build.query<ConsignmentListPage, string>({
      query: (search) =>
        listConsignments(
          { search, criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: 'ALL' }] },
          { size: HITS, sort: 'id,DESC' },
        ),
      providesTags: [{ type: 'Consignment', id: 'LIST' }],
    }),
    countOpenConsignments: build.query<number, number | undefined>({
      query: (clientId) =>
        listConsignments(
          { criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: 'OPEN' }] },
          { size: 1, ...(clientId !== undefined && { clientId }) },
        ),
      transformResponse: ({ counts }: ConsignmentListPage) => counts.OPEN,
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
export const useCountOpenConsignmentsQuery = ofRecord(shellApi.useCountOpenConsignmentsQuery);
