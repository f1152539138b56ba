import type { CustomerView } from '@contracts/views/organisation.view';

import { api } from '../../../shared/api/api';
import { withCurrentData } from '../../../shared/api/with-current-data';

interface EmailsToSave {
  readonly customerId: number;
  /** Version the edits are based on; absent for a new record. */
  readonly version?: number | undefined;
  readonly bookingsEmail: string;
  readonly contactEmail: string;
}

interface BannerToSave {
  readonly customerId: number;
  /** Version the edits are based on; absent for a new record. */
  readonly version?: number | undefined;
  readonly isBannerActive: boolean;
  readonly bannerMessage: string | null;
}

interface ApiQuotaToSave {
  readonly customerId: number;
  /** Version the edits are based on. */
  readonly version?: number | undefined;
  readonly apiQuotaFactor: number;
}

/** Endpoints for a customer's emails, banner and API limits. */
export const customerSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findCustomer: build.query<CustomerView, number>({
      query: (customerId) => ({ url: 'customer', params: { customerId } }),
      providesTags: [{ type: 'Setting', id: 'CUSTOMER' }],
    }),

    saveEmails: build.mutation<null, EmailsToSave>({
      query: ({ customerId, ...body }) => ({
        url: 'customer/emails',
        method: 'PUT',
        params: { customerId },
        body,
      }),
      invalidatesTags: [{ type: 'Setting', id: 'CUSTOMER' }],
    }),

    /** SETTINGS-92: shown to the users of the customer's clients in the header. */
    saveBanner: build.mutation<null, BannerToSave>({
      query: ({ customerId, ...body }) => ({
        url: 'customer/banner',
        method: 'PUT',
        params: { customerId },
        body,
      }),
      invalidatesTags: [{ type: 'Setting', id: 'CUSTOMER' }, 'Client'],
    }),

    saveApiQuota: build.mutation<null, ApiQuotaToSave>({
      query: ({ customerId, ...body }) => ({
        url: 'customer/api-quota',
        method: 'PUT',
        params: { customerId },
        body,
      }),
      invalidatesTags: [{ type: 'Setting', id: 'CUSTOMER' }, 'Customer'],
    }),
  }),
});

export const { useSaveEmailsMutation, useSaveBannerMutation, useSaveApiQuotaMutation } =
  customerSettingsApi;
export const useFindCustomerQuery = withCurrentData(customerSettingsApi.useFindCustomerQuery);
