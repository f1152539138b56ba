import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request';
import type { SaveQuoteRequest } from '@contracts/requests/save-quote.request';
import type { ExplainedOffersView } from '@contracts/views/offer.view';
import type { QuoteView } from '@contracts/views/quote.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';

export const quickQuoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteOffers: build.query<ExplainedOffersView, QuoteOffersRequest>({
      query: (body) => ({
        url: 'consignment/offers/explained',
        method: 'POST',
        params: { liveRates: 'LATER' },
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

export const { useQuoteOffersQuery, useSaveQuoteMutation, useDeleteQuoteMutation } = quickQuoteApi;
export const useListQuotesQuery = withCurrentData(quickQuoteApi.useListQuotesQuery);
