import type { TakeNeedRequest } from '@contracts/requests/needs-person.request';

import { api } from '../../../shared/api/api';
import { needsPerson } from '../../../shared/operations/needs-person-tag';

const needsApi = api.injectEndpoints({
  endpoints: (build) => ({
    retryNeed: build.mutation<null, string>({
      query: (key) => ({ url: 'needs-person/retry', method: 'POST', body: { key } }),
      invalidatesTags: [needsPerson],
    }),

    takeNeed: build.mutation<null, TakeNeedRequest>({
      query: (body) => ({ url: 'needs-person/take', method: 'POST', body }),
      // also if rejected, since someone else has taken it
      invalidatesTags: [needsPerson],
    }),

    releaseNeed: build.mutation<null, string>({
      query: (key) => ({ url: 'needs-person/release', method: 'POST', body: { key } }),
      invalidatesTags: [needsPerson],
    }),

    resendFailedManifest: build.mutation<null, number>({
      query: (id) => ({
        url: 'admin/resend',
        method: 'POST',
        params: { manifestIdList: String(id) },
      }),
      invalidatesTags: [needsPerson],
    }),
  }),
});

export const {
  useRetryNeedMutation,
  useTakeNeedMutation,
  useReleaseNeedMutation,
  useResendFailedManifestMutation,
} = needsApi;
