import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';
import type { RateCardReportView } from '@contracts/views/rate-card-report.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';
import { invalidates, transfersApi } from '../api/transfers';

/** BULK-18. */
export interface RateCardFile {
  readonly clientCarrierAccountId: number;
  readonly file: File;
  readonly skipBadRows: boolean;
  readonly idempotencyKey: string;
}

function rateCardForm({ clientCarrierAccountId, file, skipBadRows }: RateCardFile): FormData {
  const form = new FormData();
  form.set('clientCarrierAccountId', String(clientCarrierAccountId));
  form.set('skipBadRows', skipBadRows ? 'TRUE' : 'FALSE');
  form.set('file', file);
  return form;
}

/** Carrier accounts of clients. */
export const clientAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** ACCT-68: newest first. */
    listClientAccounts: build.query<ClientCarrierAccountView[], number>({
      query: (clientId) => ({ url: 'client-carrier-account', params: { clientId } }),
      transformResponse: (body: { accounts: ClientCarrierAccountView[] }) => body.accounts,
      providesTags: ['Carrier'],
    }),
  }),
});

const rateCardFilesApi = transfersApi.injectEndpoints({
  endpoints: (build) => ({
    importRateCards: build.mutation<RateCardReportView, RateCardFile>({
      query: (request) => ({
        url: 'rate-card/bulk-rate-card-upload',
        method: 'POST',
        body: rateCardForm(request),
        idempotencyKey: request.idempotencyKey,
      }),
      onQueryStarted: invalidates('Carrier'),
    }),
  }),
});

export const { useImportRateCardsMutation } = rateCardFilesApi;
export const useListClientAccountsQuery = withCurrentData(
  clientAccountsApi.useListClientAccountsQuery,
);
