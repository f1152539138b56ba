import type { IssueListView } from '@contracts/views/issue.view';

import { api } from '../api/api';
import { issueListTag } from './issue-list-tag';

const issueListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listIssues: build.query<IssueListView, undefined>({
      query: () => 'needs-person',
      providesTags: [issueListTag],
    }),
  }),
});

export const { useListIssuesQuery } = issueListApi;
