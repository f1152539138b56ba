import type { CarrierView } from '@contracts/views/carrier.view';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';

interface SuburbInZone {
  readonly suburbId: number;
  readonly zone: CarrierZoneView;
}

interface NewSuburbZone extends SuburbInZone {
  readonly idempotencyKey: string;
}

const changedTags = ['CarrierZone'] as const;

const carrierZonesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** ZONE-24: carriers with a zone still available for the suburb. */
    listCarriersWithoutSuburb: build.query<CarrierView[], number>({
      query: (suburbId) => ({
        url: 'carrier/no-carrier-zone-suburb-relationship',
        params: { suburbId },
      }),
      transformResponse: ({ carriers }: { carriers: CarrierView[] }) => carriers,
      providesTags: changedTags,
    }),

    addSuburbZone: build.mutation<CarrierZoneView, NewSuburbZone>({
      query: ({ suburbId, zone, idempotencyKey }) => ({
        url: 'carrier-zone/suburb-zone',
        method: 'POST',
        params: { suburbId },
        body: zone,
        idempotencyKey,
      }),
      invalidatesTags: changedTags,
    }),

    changeSuburbZone: build.mutation<CarrierZoneView, SuburbInZone & { readonly oldId: number }>({
      query: ({ suburbId, zone, oldId }) => ({
        url: 'carrier-zone/suburb-zone',
        method: 'PUT',
        params: { oldCarrierZoneId: oldId, suburbId },
        body: zone,
      }),
      invalidatesTags: changedTags,
    }),

    removeSuburbZones: build.mutation<null, { suburbId: number; zoneIds: readonly number[] }>({
      query: ({ suburbId, zoneIds }) => ({
        url: 'carrier-zone/suburb-zone',
        method: 'DELETE',
        params: { carrierZoneIds: zoneIds.join(','), suburbId },
      }),
      invalidatesTags: changedTags,
    }),
  }),
});

export const {
  useAddSuburbZoneMutation,
  useChangeSuburbZoneMutation,
  useRemoveSuburbZonesMutation,
} = carrierZonesApi;
export const useListCarriersWithoutSuburbQuery = withCurrentData(
  carrierZonesApi.useListCarriersWithoutSuburbQuery,
);
