import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';
import type { AddressView } from '@contracts/views/address.view';
import type {
  AmendedConsignmentView,
  CreatedConsignmentView,
} from '@contracts/views/consignment.view';
import type { ExplainedOffersView } from '@contracts/views/offer.view';

import { api } from '../../shared/api/api';

/** Spec part 1, section 9: maximum results of an address search. */
const SEARCH_SIZE = 200;

export interface AddressSearch {
  readonly clientId: number;
  readonly criteria: string;
}

export const createConsignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchAddresses: build.query<AddressView[], AddressSearch>({
      query: ({ clientId, criteria }) => ({
        url: 'address/search',
        method: 'POST',
        params: { clientId, criteria, includeDefault: false, size: SEARCH_SIZE },
        isRead: true,
      }),
      transformResponse: ({ addresses }: { addresses: AddressView[] }) => addresses,
      providesTags: ['Address'],
    }),

    explainOffers: build.query<ExplainedOffersView, SaveConsignmentRequest>({
      query: (body) => ({
        url: 'consignment/offers/explained',
        method: 'POST',
        params: { liveRates: 'LATER' },
        body,
        isRead: true,
      }),
      keepUnusedDataFor: 30,
      // Failed requests are repeated once the live connection is back, which invalidates every tag.
      providesTags: (_offers, error) => (error ? ['Carrier'] : []),
    }),

    createConsignment: build.mutation<
      CreatedConsignmentView,
      { request: SaveConsignmentRequest; idempotencyKey: string }
    >({
      query: ({ request, idempotencyKey }) => ({
        url: 'consignment',
        method: 'POST',
        body: request,
        idempotencyKey,
      }),
      invalidatesTags: ['Consignment', 'OpenManifest', 'Manifest', 'Dashboard'],
    }),

    /** Not repeatable: a second request is rejected because its revision is outdated. */
    amendConsignment: build.mutation<AmendedConsignmentView, SaveConsignmentRequest>({
      query: (request) => ({ url: 'consignment', method: 'PUT', body: request }),
      invalidatesTags: ['Consignment', 'OpenManifest', 'Manifest', 'History', 'Dashboard'],
    }),
  }),
});

export const {
  useSearchAddressesQuery,
  useExplainOffersQuery,
  useCreateConsignmentMutation,
  useAmendConsignmentMutation,
} = createConsignmentApi;
