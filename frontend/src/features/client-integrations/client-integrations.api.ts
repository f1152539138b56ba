import type { TestIntegrationRequest } from '@contracts/requests/test-integration.request';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';
import type { IntegrationTestView } from '@contracts/views/integration-test.view';

import { api } from '../../shared/api/api';
import type { IdempotentRequest } from '../../shared/api/idempotency';
import type { VersionedRecord } from '../../shared/api/versioned-record';
import { withCurrentData } from '../../shared/api/with-current-data';
import { hostKeys } from '../../shared/carriers/connection-tests.api';

/** INTEG-35; without a password, the stored one is kept. */
export type IntegrationToSave = Omit<
  ClientIntegrationView,
  'id' | 'version' | 'salt' | 'password'
> & {
  /** Undefined to add a new one. */
  readonly id?: number;
  /** Version the edits are based on; absent for a new record. */
  readonly version?: number | undefined;
  readonly password?: string;
};

export const integrationsApi = api
  .enhanceEndpoints({ addTagTypes: ['ClientIntegration'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listIntegrations: build.query<readonly ClientIntegrationView[], number>({
        query: (clientId) => ({ url: 'client-integration', params: { clientId } }),
        providesTags: ['ClientIntegration'],
      }),

      saveIntegration: build.mutation<ClientIntegrationView, IdempotentRequest<IntegrationToSave>>({
        query: ({ body, idempotencyKey }) => ({
          url: 'client-integration',
          method: body.id === undefined ? 'POST' : 'PUT',
          body,
          idempotencyKey,
        }),
        invalidatesTags: ['ClientIntegration'],
      }),

      deleteIntegration: build.mutation<null, VersionedRecord & { readonly clientId: number }>({
        query: (params) => ({ url: 'client-integration', method: 'DELETE', params: { ...params } }),
        invalidatesTags: ['ClientIntegration'],
      }),

      testIntegration: build.mutation<
        IntegrationTestView,
        { readonly id: number; readonly body: TestIntegrationRequest }
      >({
        query: ({ id, body }) => ({ url: `client-integration/${id}/test`, method: 'POST', body }),
        // a test may have pinned the host key of a new server
        invalidatesTags: [hostKeys],
      }),
    }),
  });

export const {
  useSaveIntegrationMutation,
  useDeleteIntegrationMutation,
  useTestIntegrationMutation,
} = integrationsApi;
export const useListIntegrationsQuery = withCurrentData(integrationsApi.useListIntegrationsQuery);
