import type { ResetTestEnvironmentRequest } from '@contracts/requests/reset-test-environment.request';
import type { TestEnvironmentView, TestMailView } from '@contracts/views/test-environment.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';

const testDataApi = api.enhanceEndpoints({ addTagTypes: ['TestMail'] }).injectEndpoints({
  endpoints: (build) => ({
    listTestMails: build.query<readonly TestMailView[], number>({
      query: (clientId) => ({ url: 'test-environment/mail', params: { clientId } }),
      providesTags: ['TestMail'],
    }),

    resetTestData: build.mutation<TestEnvironmentView, ResetTestEnvironmentRequest>({
      query: (body) => ({ url: 'test-environment/reset', method: 'POST', body }),
      invalidatesTags: ['TestMail', 'Consignment', 'Manifest', { type: 'Client', id: 'LIST' }],
    }),
  }),
});

export const { useResetTestDataMutation } = testDataApi;
export const useListTestMailsQuery = withCurrentData(testDataApi.useListTestMailsQuery);
