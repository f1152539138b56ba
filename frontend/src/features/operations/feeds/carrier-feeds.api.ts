import type { CarrierFeedsView } from '@contracts/views/carrier-feed.view';

import { api } from '../../../shared/api/api';
import { issueListTag } from '../../../shared/operations/issue-list-tag';

const carrierFeedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCarrierFeeds: build.query<CarrierFeedsView, undefined>({
      query: () => 'carrier-feed',
      // retried and discarded scans change its counts
      providesTags: [issueListTag],
    }),
  }),
});

export const { useListCarrierFeedsQuery } = carrierFeedsApi;
