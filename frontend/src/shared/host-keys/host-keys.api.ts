import type { AcceptHostKeyRequest } from '@contracts/requests/accept-host-key.request';
import type { HostKeyView } from '@contracts/views/host-key.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';
import type { VersionedRecord } from '../api/versioned-record';
import { hostKeys } from '../carriers/connection-tests.api';

/** Owner of pinned keys: a customer, for its carriers, or a client, for its own connections. */
export type HostKeyOwner =
  { readonly customerId: number } | { readonly clientId: number; readonly customerId?: never };

interface OwnedKey {
  readonly owner: HostKeyOwner;
}

const urlOf = (owner: HostKeyOwner) =>
  owner.customerId === undefined ? 'client-integration/host-key' : 'customer-carrier/host-key';

const hostKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHostKeys: build.query<readonly HostKeyView[], HostKeyOwner>({
      query: (owner) => ({ url: urlOf(owner), params: { ...owner } }),
      transformResponse: (response: { hostKeys: HostKeyView[] }) => response.hostKeys,
      providesTags: [hostKeys],
    }),

    acceptHostKey: build.mutation<HostKeyView, OwnedKey & { readonly body: AcceptHostKeyRequest }>({
      query: ({ owner, body }) => ({
        url: urlOf(owner),
        method: 'PUT',
        body,
        isMergeable: false,
      }),
      invalidatesTags: [hostKeys],
    }),

    forgetHostKey: build.mutation<null, OwnedKey & VersionedRecord>({
      query: ({ owner, id, version }) => ({
        url: `${urlOf(owner)}/${id}`,
        method: 'DELETE',
        params: { version },
      }),
      invalidatesTags: [hostKeys],
    }),
  }),
});

export const { useAcceptHostKeyMutation, useForgetHostKeyMutation } = hostKeysApi;
export const useListHostKeysQuery = withCurrentData(hostKeysApi.useListHostKeysQuery);
