import type { CustomerCarrierView } from '@contracts/views/carrier.view';
import type { SendingClientView } from '@contracts/views/organisation.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';

/** A customer carrier or one of its accounts. */
export type CarrierOrAccount = `${'customer-carrier' | 'customer-carrier-account'}/${number}`;

/** Endpoints shared by the carrier and account screens. */
export const carriersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** CARRIER-64, ACCT-23: at most a thousand, in one response. */
    listCustomerCarriers: build.query<readonly CustomerCarrierView[], number>({
      query: (customerId) => ({
        url: 'customer-carrier',
        params: { customerId, permission: 'READ_CUSTOMER_CARRIER' },
      }),
      transformResponse: (body: { customerCarriers: CustomerCarrierView[] }) =>
        body.customerCarriers,
      providesTags: ['Carrier'],
    }),

    /** ACCT-15, CARRIER-65. */
    listSendingClients: build.query<readonly SendingClientView[], CarrierOrAccount>({
      query: (carrierOrAccount) => `client/by-${carrierOrAccount}`,
      providesTags: ['Carrier', 'Client'],
    }),
  }),
});

export const { useListSendingClientsQuery } = carriersApi;
export const useListCustomerCarriersQuery = withCurrentData(
  carriersApi.useListCustomerCarriersQuery,
);
