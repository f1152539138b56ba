import type { BackgroundWorkView } from '@contracts/views/background-work.view';

import { api } from '../../../shared/api/api';
import { issueListTag } from '../../../shared/operations/issue-list-tag';

const backgroundWorkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readBackgroundWork: build.query<BackgroundWorkView, undefined>({
      query: () => 'background-work',
      // a retried item is a job again
      providesTags: [issueListTag],
    }),
  }),
});

export const { useReadBackgroundWorkQuery } = backgroundWorkApi;
