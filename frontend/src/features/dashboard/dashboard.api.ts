import type { DashboardSummaryView } from '@contracts/views/dashboard.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';
import { withEarlierChanges } from './live/recent-changes';

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For one client, or for all in the user's scope. */
    findSummary: build.query<DashboardSummaryView, number | undefined>({
      query: (clientId) => ({
        url: 'dashboard/summary',
        params: clientId === undefined ? {} : { clientId },
      }),
      merge: withEarlierChanges,
      providesTags: ['Dashboard'],
    }),
  }),
});

export const useFindSummaryQuery = withCurrentData(dashboardApi.useFindSummaryQuery);
