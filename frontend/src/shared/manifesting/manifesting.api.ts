import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request';
import type { CreatedManifestView } from '@contracts/views/manifest.view';

import { api } from '../api/api';

export const manifestingApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const { useCreateManifestMutation } = manifestingApi;
