import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { api } from '../api/api';

export const connoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** TRK-22: by connote, for any client in scope. */
    findByConnote: build.query<ConsignmentTrackingView, string>({
      query: (connote) => `consignment/connote/${encodeURIComponent(connote)}`,
      providesTags: (tracking) =>
        tracking ? [{ type: 'Tracking', id: tracking.consignmentId }] : [],
    }),
  }),
});

export const { useLazyFindByConnoteQuery } = connoteApi;
