import type { AddTrackingRequest } from '@contracts/requests/add-tracking.request';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';

export const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    findTracking: build.query<ConsignmentTrackingView, number>({
      query: (consignmentId) => ({ url: 'tracking', params: { consignment_id: consignmentId } }),
      providesTags: (_tracking, _error, consignmentId) => [{ type: 'Tracking', id: consignmentId }],
    }),

    addTracking: build.mutation<unknown, { consignmentId: number; update: AddTrackingRequest }>({
      query: ({ update }) => ({ url: 'tracking', method: 'POST', body: update }),
      invalidatesTags: (_done, _error, { consignmentId }) => [
        { type: 'Tracking', id: consignmentId },
        { type: 'Consignment', id: consignmentId },
        { type: 'Consignment', id: 'LIST' },
        { type: 'Consignment', id: 'UNPATCHED' },
        { type: 'History', id: `consignment-${consignmentId}` },
      ],
    }),
  }),
});

export const { useAddTrackingMutation } = trackingApi;
export const useFindTrackingQuery = withCurrentData(trackingApi.useFindTrackingQuery);
