import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';

const zoneTags = ['CarrierZone'] as const;

/** Zones of carriers and their suburbs; read-only. */
export const zoneCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listZonesOfSuburb: build.query<CarrierZoneView[], number>({
      query: (suburbId) => ({ url: 'carrier-zone/suburb', params: { suburbId } }),
      transformResponse: ({ carrierZones }: { carrierZones: CarrierZoneView[] }) => carrierZones,
      providesTags: zoneTags,
    }),

    listZonesOfCarrier: build.query<CarrierZoneView[], number>({
      query: (carrierId) => ({ url: 'carrier-zone/by-carrier', params: { carrierId } }),
      providesTags: zoneTags,
    }),
  }),
});

export const useListZonesOfSuburbQuery = withCurrentData(zoneCodesApi.useListZonesOfSuburbQuery);
export const useListZonesOfCarrierQuery = withCurrentData(zoneCodesApi.useListZonesOfCarrierQuery);
