import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request';
import type { SaveQuoteRequest } from '@contracts/requests/save-quote.request';
import type { ExplainedOffersView } from '@contracts/views/offer.view';
import type { QuoteView } from '@contracts/views/quote.view';

import { api } from '../../shared/api/api';

export interface QuoteItemType {
  readonly id: number;
  readonly type: string;
  /** False: the type brings its own sizes. */
  readonly isMutable: boolean;
}

export const quickQuoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuoteItemTypes: build.query<QuoteItemType[], number>({
      query: (clientId) => ({
        url: 'item/type',
        params: { clientId, permission: 'CREATE_CONSIGNMENT' },
      }),
      transformResponse: (answer: { itemType: QuoteItemType }[]) =>
        answer.map(({ itemType }) => itemType),
    }),

    quoteOffers: build.query<ExplainedOffersView, QuoteOffersRequest>({
      query: (body) => ({
        url: 'consignment/offers/explained',
        method: 'POST',
        body,
        isRead: true,
      }),
      keepUnusedDataFor: 30,
    }),

    listQuotes: build.query<QuoteView[], number>({
      query: (clientId) => ({ url: 'quote', params: { clientId } }),
      providesTags: ['Quote'],
    }),

    saveQuote: build.mutation<QuoteView, { quote: SaveQuoteRequest; idempotencyKey: string }>({
      query: ({ quote, idempotencyKey }) => ({
        url: 'quote',
        method: 'POST',
        body: quote,
        idempotencyKey,
      }),
      invalidatesTags: ['Quote'],
    }),

    deleteQuote: build.mutation<null, number>({
      query: (id) => ({ url: 'quote', method: 'DELETE', params: { id } }),
      invalidatesTags: ['Quote'],
    }),
  }),
});

export const {
  useListQuoteItemTypesQuery,
  useQuoteOffersQuery,
  useListQuotesQuery,
  useSaveQuoteMutation,
  useDeleteQuoteMutation,
} = quickQuoteApi;
