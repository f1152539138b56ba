import type { DeliveryState } from '@contracts/rules/webhook';
import type {
  WebhookDeliveryPage,
  WebhookDeliveryView,
} from '@contracts/views/webhook-delivery.view';

import { api } from '../../../shared/api/api';
import { withCurrentData } from '../../../shared/api/with-current-data';

/** One delivery of a subscription. */
export interface DeliveryKey {
  readonly id: number;
  readonly number: number;
}

/** Filters as sent to the server; unused ones are left out. */
export interface DeliveryFilterParams {
  readonly state?: DeliveryState;
  readonly type?: string;
  /** ISO instants; `to` is exclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
}

export interface DeliveryQuery {
  readonly id: number;
  readonly filter: DeliveryFilterParams;
  /** Older than this one; null for the newest. */
  readonly before: number | null;
}

const pathOf = ({ id, number }: DeliveryKey) => `webhook/${id}/delivery/${number}`;

const deliveriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDeliveries: build.query<WebhookDeliveryPage, DeliveryQuery>({
      query: ({ id, filter, before }) => ({
        url: `webhook/${id}/delivery`,
        params: { ...filter, ...(before !== null && { before }) },
      }),
      providesTags: (_page, _error, { id }) => [{ type: 'WebhookDelivery', id }],
    }),

    getDelivery: build.query<WebhookDeliveryView, DeliveryKey>({
      query: (deliveryKey) => pathOf(deliveryKey),
      providesTags: (_delivery, _error, { id }) => [{ type: 'WebhookDelivery', id }],
    }),

    redeliver: build.mutation<
      WebhookDeliveryView,
      { readonly deliveryKey: DeliveryKey; readonly idempotencyKey: string }
    >({
      query: ({ deliveryKey, idempotencyKey }) => ({
        url: `${pathOf(deliveryKey)}/redeliver`,
        method: 'POST',
        idempotencyKey,
      }),
      invalidatesTags: ['WebhookDelivery'],
    }),

    skipDelivery: build.mutation<WebhookDeliveryView, DeliveryKey>({
      query: (deliveryKey) => ({ url: `${pathOf(deliveryKey)}/skip`, method: 'POST' }),
      invalidatesTags: ['WebhookDelivery'],
    }),
  }),
});

export const { useRedeliverMutation, useSkipDeliveryMutation } = deliveriesApi;
export const useListDeliveriesQuery = withCurrentData(deliveriesApi.useListDeliveriesQuery);
export const useGetDeliveryQuery = withCurrentData(deliveriesApi.useGetDeliveryQuery);
