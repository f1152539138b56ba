import type {
  AccountOptionView,
  ClientCarrierAccountView,
  RateCardDetailView,
} from '@contracts/views/carrier-account.view';

import { api } from '../../shared/api/api';
import { transfersApi } from '../../shared/api/transfers';
import type { VersionedRecord } from '../../shared/api/versioned-record';
import { toObjectUrl } from '../../shared/reports/file-response';

/** The selected option and the number of connotes to allot. */
interface NewAccount {
  readonly clientId: number;
  readonly body: AccountOptionView;
  readonly idempotencyKey: string;
}

interface AccountChange {
  readonly id: number;
  readonly body: {
    /** Number of connotes to add; null for none. */
    readonly rangeLength: number | null;
    readonly permanentBooking: boolean;
  };
}

/** Key of one version of a rate card (ACCT-75, ACCT-77). */
export type RateCardKey = Pick<
  RateCardDetailView,
  'clientCarrierAccountId' | 'serviceTypeId' | 'createdAt'
>;

const keyOf = ({ clientCarrierAccountId, serviceTypeId, createdAt }: RateCardKey) => ({
  clientCarrierAccountId,
  serviceTypeId,
  createdAt,
});

/** ACCT-68. */
export const clientCarrierAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAccountOptions: build.query<readonly AccountOptionView[], number>({
      query: (clientId) => ({ url: 'client-carrier-account/options', params: { clientId } }),
      transformResponse: (body: { accountOptions: AccountOptionView[] }) => body.accountOptions,
    }),

    addClientAccount: build.mutation<ClientCarrierAccountView, NewAccount>({
      query: ({ clientId, body, idempotencyKey }) => ({
        url: 'client-carrier-account',
        method: 'POST',
        params: { clientId },
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['Carrier'],
    }),

    changeClientAccount: build.mutation<ClientCarrierAccountView, AccountChange>({
      query: ({ id, body }) => ({
        url: `client-carrier-account/${id}`,
        method: 'PUT',
        body,
        isMergeable: body.rangeLength === null,
      }),
      invalidatesTags: ['Carrier'],
    }),

    deleteClientAccount: build.mutation<null, VersionedRecord>({
      query: ({ id, version }) => ({
        url: `client-carrier-account/${id}`,
        method: 'DELETE',
        params: { version },
      }),
      invalidatesTags: ['Carrier'],
    }),

    deleteRateCard: build.mutation<null, RateCardKey>({
      query: (key) => ({ url: 'rate-card', method: 'DELETE', params: keyOf(key) }),
      invalidatesTags: ['Carrier'],
    }),
  }),
});

const rateCardDownloadApi = transfersApi.injectEndpoints({
  endpoints: (build) => ({
    /** Object URL of the file. */
    downloadRateCard: build.mutation<string | null, RateCardKey>({
      query: (key) => ({
        url: 'rate-card/download',
        params: keyOf(key),
        responseHandler: toObjectUrl,
      }),
    }),
  }),
});

export const {
  useLazyListAccountOptionsQuery,
  useAddClientAccountMutation,
  useChangeClientAccountMutation,
  useDeleteClientAccountMutation,
  useDeleteRateCardMutation,
} = clientCarrierAccountsApi;
export const { useDownloadRateCardMutation } = rateCardDownloadApi;
