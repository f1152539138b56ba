import type { LiveOffersView } from '@contracts/views/offer.view';

import { api } from '../api/api';

export interface LiveOffersQuestion {
  readonly askId: string;
  /** Answers that are known already. */
  readonly after: number;
}

export const liveOffersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers once a carrier has answered, after 4 s at the latest. */
    collectLiveOffers: build.query<LiveOffersView, LiveOffersQuestion>({
      query: ({ askId, after }) => ({
        url: `consignment/offers/live/${askId}`,
        params: { after },
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyCollectLiveOffersQuery } = liveOffersApi;
