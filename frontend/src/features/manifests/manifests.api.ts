import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';
import type { ManifestListPage, OpenManifestListPage } from '@contracts/views/manifest.view';
import type { PageCounts } from '@contracts/views/page.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';

export interface ManifestsRequest {
  readonly clientId?: number;
  readonly isSuperAdmin: boolean;
  readonly page: number;
  readonly size: number;
  readonly sort: string;
  readonly filter?: string;
  /** ISO instants. */
  readonly from: string;
  readonly to: string;
  readonly integrationFailures?: boolean;
}

export interface OpenManifestsRequest extends ManifestsRequest {
  /** False to leave their consignments out. */
  readonly includeConsignments?: boolean;
}

const permission = 'READ_MANIFEST';

export const manifestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listManifests: build.query<ManifestListPage, ManifestsRequest>({
      query: (request) => ({ url: 'manifest', params: { permission, ...request } }),
      providesTags: (page) => [
        { type: 'Manifest', id: 'LIST' },
        ...(page?.manifests ?? []).map(({ id }) => ({ type: 'Manifest' as const, id })),
      ],
    }),

    listOpenManifests: build.query<OpenManifestListPage, OpenManifestsRequest>({
      query: (request) => ({ url: 'manifest/open', params: { permission, ...request } }),
      providesTags: [{ type: 'OpenManifest', id: 'LIST' }],
    }),

    listConsignmentsOfOpenManifest: build.query<ConsignmentListItem[], number>({
      query: (openManifestId) => ({
        url: 'manifest/open',
        params: { permission, openManifestId, size: 1 },
      }),
      transformResponse: ({ openManifests }: OpenManifestListPage, _meta, id) =>
        openManifests.find((open) => open.id === id)?.consignments ?? [],
      providesTags: [{ type: 'OpenManifest', id: 'LIST' }],
    }),

    /** Number of rows that match a list request. */
    countConsignments: build.query<
      number,
      ListConsignmentsRequest & { readonly clientId: number | undefined }
    >({
      query: ({ clientId, ...body }) => ({
        url: 'consignment/list',
        method: 'POST',
        params: { size: 1, ...(clientId !== undefined && { clientId }) },
        body,
        isRead: true,
      }),
      transformResponse: ({ totalCount }: PageCounts) => totalCount,
      providesTags: [{ type: 'Consignment', id: 'UNPATCHED' }],
    }),

    listConsignmentsOfManifest: build.query<ConsignmentListItem[], number>({
      query: (manifestId) => `consignment/by-manifest/${manifestId}`,
      transformResponse: (
        result: ConsignmentListItem[] | { consignments: ConsignmentListItem[] },
      ) => (Array.isArray(result) ? result : result.consignments),
      providesTags: (_rows, _error, manifestId) => [
        { type: 'Manifest', id: manifestId },
        { type: 'Consignment', id: 'UNPATCHED' },
      ],
    }),
  }),
});

export const {
  useLazyListConsignmentsOfOpenManifestQuery,
  useListManifestsQuery,
  useListOpenManifestsQuery,
} = manifestsApi;
export const useListConsignmentsOfOpenManifestQuery = withCurrentData(
  manifestsApi.useListConsignmentsOfOpenManifestQuery,
);
export const useListConsignmentsOfManifestQuery = withCurrentData(
  manifestsApi.useListConsignmentsOfManifestQuery,
);
export const useCountConsignmentsQuery = withCurrentData(manifestsApi.useCountConsignmentsQuery);
