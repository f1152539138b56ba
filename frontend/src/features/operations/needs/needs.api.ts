import { api } from '../../../shared/api/api';
import { needsPerson } from '../../../shared/operations/needs-person-tag';

const needsApi = api.injectEndpoints({
  endpoints: (build) => ({
    retryNeed: build.mutation<null, string>({
      query: (key) => ({ url: 'needs-person/retry', method: 'POST', body: { key } }),
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

export const { useRetryNeedMutation, useResendFailedManifestMutation } = needsApi;
