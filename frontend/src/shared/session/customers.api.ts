import type { CustomerNameView } from '@contracts/views/organisation.view';

import { api } from '../api/api';

/** Customers for the super admin's select. */
export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomerNames: build.query<readonly CustomerNameView[], undefined>({
      query: () => ({
        url: 'customer/list',
        params: { permission: 'SUPER_ADMIN_CONTENT', sort: 'name,ASC' },
      }),
      providesTags: ['Customer'],
    }),
  }),
});

export const { useListCustomerNamesQuery } = customersApi;
