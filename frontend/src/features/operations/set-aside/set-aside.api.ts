import type { RetriedScansView, SetAsideScansView } from '@contracts/views/set-aside-scan.view';

import { api } from '../../../shared/api/api';
import { issueListTag } from '../../../shared/operations/issue-list-tag';

interface ScansToDiscard {
  readonly ids: readonly number[];
  /** Reason. */
  readonly words: string;
}

const setAsideApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSetAsideScans: build.query<SetAsideScansView, undefined>({
      query: () => 'set-aside-scan',
      providesTags: [issueListTag],
    }),

    retrySetAsideScans: build.mutation<RetriedScansView, readonly number[]>({
      query: (ids) => ({ url: 'set-aside-scan/retry', method: 'POST', body: { ids } }),
      // also after a failure: someone else may have handled them
      invalidatesTags: [issueListTag],
    }),

    discardSetAsideScans: build.mutation<null, ScansToDiscard>({
      query: (body) => ({ url: 'set-aside-scan/discard', method: 'POST', body }),
      invalidatesTags: [issueListTag],
    }),
  }),
});

export const {
  useListSetAsideScansQuery,
  useRetrySetAsideScansMutation,
  useDiscardSetAsideScansMutation,
} = setAsideApi;
