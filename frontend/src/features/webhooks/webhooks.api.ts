import type { NewWebhookRequest, WebhookRequest } from '@contracts/requests/webhook.request';
import type { ResumePoint } from '@contracts/rules/webhook';
import type {
  NewWebhookView,
  RotatedSecretView,
  WebhookTestView,
  WebhookView,
} from '@contracts/views/webhook.view';

import { api } from '../../shared/api/api';
import type { IdempotentRequest } from '../../shared/api/idempotency';
import { withCurrentData } from '../../shared/api/with-current-data';
import type { VersionedRecord } from '../../shared/api/versioned-record';

export const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Subscriptions of one client, or of all in scope. */
    listWebhooks: build.query<readonly WebhookView[], number | null>({
      query: (clientId) => ({
        url: 'webhook',
        params: clientId === null ? {} : { clientId },
      }),
      providesTags: ['Webhook'],
    }),

    addWebhook: build.mutation<NewWebhookView, IdempotentRequest<NewWebhookRequest>>({
      query: ({ body, idempotencyKey }) => ({
        url: 'webhook',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['Webhook'],
    }),

    changeWebhook: build.mutation<
      WebhookView,
      { readonly id: number; readonly body: WebhookRequest }
    >({
      query: ({ id, body }) => ({ url: `webhook/${id}`, method: 'PUT', body }),
      invalidatesTags: ['Webhook'],
    }),

    deleteWebhook: build.mutation<null, VersionedRecord>({
      query: ({ id, version }) => ({ url: `webhook/${id}`, method: 'DELETE', params: { version } }),
      invalidatesTags: ['Webhook'],
    }),

    pauseWebhook: build.mutation<WebhookView, number>({
      query: (id) => ({ url: `webhook/${id}/pause`, method: 'POST' }),
      invalidatesTags: ['Webhook'],
    }),

    resumeWebhook: build.mutation<WebhookView, { readonly id: number; readonly from: ResumePoint }>(
      {
        query: ({ id, from }) => ({ url: `webhook/${id}/resume`, method: 'POST', body: { from } }),
        invalidatesTags: ['Webhook'],
      },
    ),
  }),
});

const callsApi = api.injectEndpoints({
  endpoints: (build) => ({
    testWebhook: build.mutation<WebhookTestView, { readonly id: number; readonly type: string }>({
      query: ({ id, type }) => ({ url: `webhook/${id}/test`, method: 'POST', body: { type } }),
    }),

    rotateWebhookSecret: build.mutation<
      RotatedSecretView,
      IdempotentRequest<{ readonly overlapHours: number; readonly version: number }> & {
        readonly id: number;
      }
    >({
      query: ({ id, body, idempotencyKey }) => ({
        url: `webhook/${id}/rotate-secret`,
        method: 'POST',
        body,
        idempotencyKey,
        isMergeable: false,
      }),
      invalidatesTags: ['Webhook'],
    }),

    revealWebhookSecret: build.mutation<{ readonly secret: string }, number>({
      query: (id) => ({ url: `webhook/${id}/reveal-secret`, method: 'POST' }),
    }),
  }),
});

export const {
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  usePauseWebhookMutation,
  useResumeWebhookMutation,
} = webhooksApi;
export const {
  useTestWebhookMutation,
  useRotateWebhookSecretMutation,
  useRevealWebhookSecretMutation,
} = callsApi;
export const useListWebhooksQuery = withCurrentData(webhooksApi.useListWebhooksQuery);
