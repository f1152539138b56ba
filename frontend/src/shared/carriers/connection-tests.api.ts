import type { TestConnectionRequest } from '@contracts/requests/test-connection.request';
import type { ConnectionTestView } from '@contracts/views/connection-test.view';

import { api } from '../api/api';
import { passedTests } from '../session/set-up.api';

export const hostKeys = { type: 'Carrier', id: 'HOST_KEYS' } as const;

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
      // a test may have pinned the host key of a new server
      invalidatesTags: [hostKeys, passedTests],
    }),
  }),
});

export const { useTestConnectionMutation } = connectionTestsApi;
