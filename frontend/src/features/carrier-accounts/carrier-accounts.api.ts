import type { PrefixInput } from '@contracts/rules/connote-prefix';
import type { CustomerCarrierAccountView, PrefixView } from '@contracts/views/carrier-account.view';

import { api } from '../../shared/api/api';
import type { IdempotentRequest } from '../../shared/api/idempotency';
import type { VersionedRecord } from '../../shared/api/versioned-record';

interface AccountsRequest {
  readonly customerId: number;
  /** `field,ASC` or `field,DESC`. */
  readonly sort: string;
}

/** Body of POST (without an id) and PUT; an account's carrier cannot change. */
export interface AccountToSave {
  readonly id: number | null;
  readonly customerCarrier: { readonly id: number };
  readonly accountNumber: string;
}

export interface PrefixToAdd extends PrefixInput {
  readonly customerCarrierAccountId: number;
}

/** ACCT-25, ACCT-46. */
interface RecordOfCustomer {
  readonly id: number;
  readonly customerId: number;
}

export const carrierAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCarrierAccounts: build.query<readonly CustomerCarrierAccountView[], AccountsRequest>({
      query: (params) => ({
        url: 'customer-carrier-account',
        params: { permission: 'READ_CUSTOMER_CARRIER_ACCOUNT', ...params },
      }),
      transformResponse: (body: { accounts: CustomerCarrierAccountView[] }) => body.accounts,
      providesTags: ['Carrier'],
    }),

    saveCarrierAccount: build.mutation<
      CustomerCarrierAccountView,
      IdempotentRequest<AccountToSave>
    >({
      query: ({ body, idempotencyKey }) => ({
        url: 'customer-carrier-account',
        ...(body.id === null ? { method: 'POST', idempotencyKey } : { method: 'PUT' }),
        body,
      }),
      invalidatesTags: ['Carrier'],
    }),

    deleteCarrierAccount: build.mutation<null, RecordOfCustomer & VersionedRecord>({
      query: (params) => ({
        url: 'customer-carrier-account',
        method: 'DELETE',
        params: { ...params },
      }),
      invalidatesTags: ['Carrier'],
    }),

    addPrefix: build.mutation<PrefixView, IdempotentRequest<PrefixToAdd>>({
      query: ({ body, idempotencyKey }) => ({
        url: 'customer-carrier-account/prefix',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['Carrier'],
    }),

    deletePrefix: build.mutation<null, RecordOfCustomer>({
      query: (params) => ({
        url: 'customer-carrier-account/prefix',
        method: 'DELETE',
        params: { ...params },
      }),
      invalidatesTags: ['Carrier'],
    }),
  }),
});

export const {
  useListCarrierAccountsQuery,
  useSaveCarrierAccountMutation,
  useDeleteCarrierAccountMutation,
  useAddPrefixMutation,
  useDeletePrefixMutation,
} = carrierAccountsApi;
