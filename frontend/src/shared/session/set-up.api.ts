import type { FirstOfferView, SetUpView } from '@contracts/views/set-up.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';

/** Tag for the steps that a test of a connection completes. */
export const passedTests = { type: 'Carrier', id: 'PASSED_TESTS' } as const;

interface SetUpArgs {
  readonly customerId: number;
  /** Page of clients, from 0. */
  readonly page: number;
}

const setUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    findSetUp: build.query<SetUpView, SetUpArgs>({
      query: (params) => ({ url: 'set-up', params: { ...params } }),
      providesTags: [
        ...(['Carrier', 'CarrierZone', 'Client', 'Address', 'Rules'] as const),
        passedTests,
        { type: 'Manifest', id: 'LIST' },
      ],
    }),
    tryFirstOffer: build.query<FirstOfferView, number>({
      query: (clientId) => ({ url: 'set-up/first-offer', params: { clientId } }),
      // uses current prices
      keepUnusedDataFor: 0,
      providesTags: ['Carrier', 'CarrierZone', 'Client', 'Address', 'Rules'],
    }),
  }),
});

export const useFindSetUpQuery = withCurrentData(setUpApi.useFindSetUpQuery);
export const useTryFirstOfferQuery = withCurrentData(setUpApi.useTryFirstOfferQuery);
