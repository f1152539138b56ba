import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';

/** TRANSIT-06 */
export interface ServiceGroup {
  readonly id: number;
  readonly group: string;
}

export interface LaneQuery {
  readonly serviceGroupId: number;
  readonly fromZone: string;
  /** Customer whose days are read; without it the shared ones. */
  readonly customerId?: number;
}

interface LaneChanges {
  readonly lanes: readonly TransitLaneView[];
  readonly customerId?: number;
}

const lanesOf = ({ lanes }: { lanes: TransitLaneView[] }) => lanes;

/** TRANSIT-07 */
export const transitTimesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServiceGroups: build.query<ServiceGroup[], undefined>({
      query: () => 'transit-time/service-group',
    }),

    listFromZones: build.query<string[], Omit<LaneQuery, 'fromZone'>>({
      query: (params) => ({ url: 'transit-time/from-zone', params: { ...params } }),
      providesTags: ['TransitTime'],
    }),

    listTransitTimes: build.query<TransitLaneView[], LaneQuery>({
      query: (params) => ({ url: 'transit-time', params: { ...params } }),
      transformResponse: lanesOf,
      providesTags: ['TransitTime'],
    }),

    /** The full list of lanes (TRANSIT-04). */
    changeTransitTimes: build.mutation<TransitLaneView[], LaneChanges>({
      query: ({ lanes, ...params }) => ({
        url: 'transit-time',
        method: 'PUT',
        params,
        body: lanes,
      }),
      transformResponse: lanesOf,
      invalidatesTags: ['TransitTime'],
    }),
  }),
});

export const {
  useListServiceGroupsQuery,
  useListTransitTimesQuery,
  useChangeTransitTimesMutation,
} = transitTimesApi;
export const useListFromZonesQuery = withCurrentData(transitTimesApi.useListFromZonesQuery);
