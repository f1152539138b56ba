import type { ReplayWebhookRequest } from '@contracts/requests/webhook.request';
import type { WebhookReplayView } from '@contracts/views/webhook-replay.view';

import { api } from '../../../shared/api/api';
import { withCurrentData } from '../../../shared/api/with-current-data';

export interface StartReplayRequest {
  readonly id: number;
  readonly body: ReplayWebhookRequest;
  readonly idempotencyKey: string;
}

export type ReplayAction = 'pause' | 'resume' | 'cancel';

export interface ReplayChange {
  readonly id: number;
  readonly number: number;
  readonly action: ReplayAction;
}

const replaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest replays of a subscription, newest first. */
    listReplays: build.query<readonly WebhookReplayView[], number>({
      query: (id) => `webhook/${id}/replay`,
      providesTags: ['WebhookReplay'],
    }),

    startReplay: build.mutation<WebhookReplayView, StartReplayRequest>({
      query: ({ id, body, idempotencyKey }) => ({
        url: `webhook/${id}/replay`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['WebhookReplay'],
    }),

    changeReplay: build.mutation<WebhookReplayView, ReplayChange>({
      query: ({ id, number, action }) => ({
        url: `webhook/${id}/replay/${number}/${action}`,
        method: 'POST',
      }),
      invalidatesTags: ['WebhookReplay'],
    }),
  }),
});

export const { useStartReplayMutation, useChangeReplayMutation } = replaysApi;
export const useListReplaysQuery = withCurrentData(replaysApi.useListReplaysQuery);
