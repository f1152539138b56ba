import type { TestConnectionRequest } from '@contracts/requests/test-connection.request';
import type { ConnectionTestView } from '@contracts/views/connection-test.view';

import { hostKeys } from './host-keys.api';
import { api } from '../../../shared/api/api';

interface ConnectionToTest {
  readonly customerId: number;
  readonly body: TestConnectionRequest;
}

const connectionTestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    testConnection: build.mutation<ConnectionTestView, ConnectionToTest>({
      query: ({ customerId, body }) => ({
        url: 'customer-carrier/test',
        method: 'POST',
        params: { customerId },
        body,
      }),
      invalidatesTags: [hostKeys], // a test may have pinned the host key of a new server
    }),
  }),
});

export const { useTestConnectionMutation } = connectionTestsApi;
