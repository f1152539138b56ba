import type { CustomerView } from '@contracts/views/organisation.view';

import { api } from '../../shared/api/api';
import type { IdempotentRequest } from '../../shared/api/idempotency';
import type { VersionedRecord } from '../../shared/api/versioned-record';
import type { CustomerToSave } from './customer-form';

export const customersAdministrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** At most a thousand, in one response. */
    listCustomers: build.query<readonly CustomerView[], undefined>({
      query: () => ({
        url: 'customer/list',
        params: { permission: 'READ_CUSTOMER', sort: 'name,ASC' },
      }),
      providesTags: ['Customer'],
    }),

    addCustomer: build.mutation<CustomerView, IdempotentRequest<CustomerToSave>>({
      query: ({ body, idempotencyKey }) => ({
        url: 'customer',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['Customer'],
    }),

    changeCustomer: build.mutation<null, CustomerToSave & { id: number }>({
      query: (body) => ({ url: 'customer', method: 'PUT', body }),
      invalidatesTags: ['Customer', { type: 'Setting', id: 'CUSTOMER' }],
    }),

    deleteCustomer: build.mutation<null, VersionedRecord>({
      query: ({ id, version }) => ({
        url: `customer/${id}`,
        method: 'DELETE',
        params: { version },
      }),
      invalidatesTags: ['Customer'],
    }),
  }),
});

export const {
  useListCustomersQuery,
  useAddCustomerMutation,
  useChangeCustomerMutation,
  useDeleteCustomerMutation,
} = customersAdministrationApi;
