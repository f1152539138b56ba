import type { AddressView, SuburbView } from '@contracts/views/address.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';
import type { AddressToSave } from './address-form';

/** Spec part 1, section 9: maximum results of an address search. */
const SEARCH_SIZE = 200;

export const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchSuburbs: build.query<SuburbView[], string>({
      query: (locality) => ({ url: 'address/locality', params: { locality } }),
    }),

    /** Addresses of a client that contain every word, including the default address. */
    searchBook: build.query<AddressView[], { clientId: number; criteria: string }>({
      query: ({ clientId, criteria }) => ({
        url: 'address/search',
        method: 'POST',
        params: { clientId, criteria, includeDefault: true, size: SEARCH_SIZE },
        isRead: true,
      }),
      transformResponse: ({ addresses }: { addresses: AddressView[] }) => addresses,
      providesTags: ['Address'],
    }),

    /** The client's default address; 404 without one. */
    getDefaultAddress: build.query<AddressView, number>({
      query: (clientId) => ({ url: 'address/default', params: { clientId } }),
      providesTags: ['Address'],
    }),

    /** Whether the client has a default address; the server responds with 404 if not. */
    hasDefaultAddress: build.query<boolean, number>({
      query: (clientId) => ({
        url: 'address/default',
        params: { clientId },
        validateStatus: ({ status }) => status === 200 || status === 404,
      }),
      transformResponse: (response: Partial<AddressView>) => response.isDefault === true,
      providesTags: ['Address'],
    }),

    /** Updates an existing address, or adds one without an id. */
    saveAddress: build.mutation<AddressView, { address: AddressToSave; idempotencyKey: string }>({
      query: ({ address, idempotencyKey }) =>
        address.id === null
          ? { url: 'address', method: 'POST', body: address, idempotencyKey }
          : { url: 'address', method: 'PUT', body: address },
      invalidatesTags: ['Address', 'Dashboard'],
    }),
  }),
});

export const { useSearchSuburbsQuery, useSearchBookQuery, useSaveAddressMutation } = addressesApi;
export const useHasDefaultAddressQuery = withCurrentData(addressesApi.useHasDefaultAddressQuery);
export const useGetDefaultAddressQuery = withCurrentData(addressesApi.useGetDefaultAddressQuery);
