import type { DashboardSummaryView } from '@contracts/views/dashboard.view';

import { api } from '../../shared/api/api';

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of one client, or of everyone in the caller's reach. */
    findSummary: build.query<DashboardSummaryView, number | undefined>({
      query: (clientId) => ({
        url: 'dashboard/summary',
        params: clientId === undefined ? {} : { clientId },
      }),
      providesTags: ['Dashboard'],
    }),
  }),
});

export const { useFindSummaryQuery } = dashboardApi;
