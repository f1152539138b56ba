import type { CustomerView } from '@contracts/views/organisation.view';

import { api } from '../../../shared/api/api';

interface EmailsToSave {
  readonly customerId: number;
  readonly bookingsEmail: string;
  readonly contactEmail: string;
}

interface BannerToSave {
  readonly customerId: number;
  readonly isBannerActive: boolean;
  readonly bannerMessage: string | null;
}

/** Emails and banner of a customer. */
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
  }),
});

export const { useFindCustomerQuery, useSaveEmailsMutation, useSaveBannerMutation } =
  customerSettingsApi;
