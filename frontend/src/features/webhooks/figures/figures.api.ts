import type {
  WebhookActivityView,
  WebhookFiguresView,
} from '@contracts/views/webhook-figures.view';

import { api } from '../../../shared/api/api';
import { withCurrentData } from '../../../shared/api/with-current-data';

const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Figures for the subscriptions of one client, or of all in scope. */
    listWebhookFigures: build.query<readonly WebhookActivityView[], number | null>({
      query: (clientId) => ({
        url: 'webhook/figures',
        params: clientId === null ? {} : { clientId },
      }),
      providesTags: ['Webhook'],
    }),

    getWebhookFigures: build.query<WebhookFiguresView, number>({
      query: (id) => `webhook/${id}/figures`,
      providesTags: (_figures, _error, id) => ['Webhook', { type: 'WebhookDelivery', id }],
    }),
  }),
});

export const useListWebhookFiguresQuery = withCurrentData(figuresApi.useListWebhookFiguresQuery);
export const useGetWebhookFiguresQuery = withCurrentData(figuresApi.useGetWebhookFiguresQuery);
