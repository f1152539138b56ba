import type { LiveOffersView } from '@contracts/views/offer.view';

import { api } from '../api/api';

export interface LiveOffersRequest {
  readonly askId: string;
  /** Number of responses already received. */
  readonly after: number;
}

export const liveOffersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Responds once another carrier has responded, or after 4 s. */
    collectLiveOffers: build.query<LiveOffersView, LiveOffersRequest>({
      query: ({ askId, after }) => ({
        url: `consignment/offers/live/${askId}`,
        params: { after },
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyCollectLiveOffersQuery } = liveOffersApi;
