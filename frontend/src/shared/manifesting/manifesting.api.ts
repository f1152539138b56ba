import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request';
import type { CreatedManifestView } from '@contracts/views/manifest.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';
import { issueListTag } from '../operations/issue-list-tag';

export const manifestingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Number of pickups already booked with this carrier on that day (CON-144). */
    previousBookings: build.query<
      number,
      { clientId: number; carrierId: number; dispatchDate: string }
    >({
      query: (params) => ({ url: 'consignment/previous-booking', params }),
      keepUnusedDataFor: 0,
    }),

    createManifest: build.mutation<
      CreatedManifestView,
      { request: CreateManifestRequest; idempotencyKey: string }
    >({
      query: ({ request, idempotencyKey }) => ({
        url: 'manifest',
        method: 'POST',
        body: request,
        idempotencyKey,
      }),
      invalidatesTags: [
        'Consignment',
        'Manifest',
        'OpenManifest',
        'Tracking',
        'History',
        'Dashboard',
      ],
    }),

    resendManifests: build.mutation<null, { ids: readonly number[]; idempotencyKey: string }>({
      query: ({ ids, idempotencyKey }) => ({
        url: 'admin/resend',
        method: 'POST',
        params: { manifestIdList: ids.join(',') },
        idempotencyKey,
      }),
      invalidatesTags: ['Manifest', issueListTag],
    }),
  }),
});

export const { useCreateManifestMutation, useResendManifestsMutation } = manifestingApi;
export const usePreviousBookingsQuery = withCurrentData(manifestingApi.usePreviousBookingsQuery);
