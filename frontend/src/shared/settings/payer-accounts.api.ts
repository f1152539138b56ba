import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';

/** An account that pays instead of the client's own. */
export interface PayerAccountChoice {
  readonly id: number;
  readonly version: number;
  readonly accountNumber: string;
  readonly description: string;
  readonly whoPays: 'RECEIVER' | 'THIRD_PARTY';
  readonly carrier: { readonly id: number; readonly displayName: string };
}

export const payerAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** CON-150: 204 means none. */
    listPayerAccounts: build.query<readonly PayerAccountChoice[], number>({
      query: (clientId) => ({ url: 'client-payer-account', params: { clientId } }),
      transformResponse: (result: PayerAccountChoice[] | null) =>
        Array.isArray(result) ? result : [],
      providesTags: [{ type: 'Setting', id: 'PAYER_ACCOUNTS' }],
    }),
  }),
});

export const useListPayerAccountsQuery = withCurrentData(
  payerAccountsApi.useListPayerAccountsQuery,
);
