import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { api } from '../../shared/api/api';

export const trackAndTraceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** TRK-22: by the number on the label, whichever client in reach it belongs to. */
    findByConnote: build.query<ConsignmentTrackingView, string>({
      query: (connote) => `consignment/connote/${encodeURIComponent(connote)}`,
      providesTags: (tracking) =>
        tracking ? [{ type: 'Tracking', id: tracking.consignmentId }] : [],
    }),
  }),
});

export const { useLazyFindByConnoteQuery } = trackAndTraceApi;
