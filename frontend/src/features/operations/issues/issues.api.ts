import type { DismissIssueRequest, TakeIssueRequest } from '@contracts/requests/issue.request';

import { api } from '../../../shared/api/api';
import { issueListTag } from '../../../shared/operations/issue-list-tag';

const issuesApi = api.injectEndpoints({
  endpoints: (build) => ({
    retryIssue: build.mutation<null, string>({
      query: (key) => ({ url: 'needs-person/retry', method: 'POST', body: { key } }),
      invalidatesTags: [issueListTag],
    }),

    dismissIssue: build.mutation<null, DismissIssueRequest>({
      query: (body) => ({ url: 'needs-person/dismiss', method: 'POST', body }),
      invalidatesTags: [issueListTag],
    }),

    takeIssue: build.mutation<null, TakeIssueRequest>({
      query: (body) => ({ url: 'needs-person/take', method: 'POST', body }),
      // also after a rejection: someone else has taken it
      invalidatesTags: [issueListTag],
    }),

    releaseIssue: build.mutation<null, string>({
      query: (key) => ({ url: 'needs-person/release', method: 'POST', body: { key } }),
      invalidatesTags: [issueListTag],
    }),
  }),
});

export const {
  useDismissIssueMutation,
  useRetryIssueMutation,
  useTakeIssueMutation,
  useReleaseIssueMutation,
} = issuesApi;
