import type { AcceptHostKeyRequest } from '@contracts/requests/accept-host-key.request';
import type { HostKeyView } from '@contracts/views/host-key.view';

import { api } from '../../../shared/api/api';
import { ofRecord } from '../../../shared/api/current-record';
import type { VersionedRecord } from '../../../shared/api/versioned-record';
import { hostKeys } from '../../../shared/carriers/connection-tests.api';

const hostKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHostKeys: build.query<readonly HostKeyView[], number>({
      query: (customerId) => ({ url: 'customer-carrier/host-key', params: { customerId } }),
      transformResponse: (response: { hostKeys: HostKeyView[] }) => response.hostKeys,
      providesTags: [hostKeys],
    }),

    acceptHostKey: build.mutation<HostKeyView, AcceptHostKeyRequest>({
      query: (body) => ({
        url: 'customer-carrier/host-key',
        method: 'PUT',
        body,
        isMergeable: false,
      }),
      invalidatesTags: [hostKeys],
    }),

    forgetHostKey: build.mutation<null, VersionedRecord>({
      query: ({ id, version }) => ({
        url: `customer-carrier/host-key/${id}`,
        method: 'DELETE',
        params: { version },
      }),
      invalidatesTags: [hostKeys],
    }),
  }),
});

export const { useAcceptHostKeyMutation, useForgetHostKeyMutation } = hostKeysApi;
export const useListHostKeysQuery = ofRecord(hostKeysApi.useListHostKeysQuery);
