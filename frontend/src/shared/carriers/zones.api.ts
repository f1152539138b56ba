import type { CarrierView } from '@contracts/views/carrier.view';
import type { ZoneReportView } from '@contracts/views/carrier-zone.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';
import { invalidates, transfersApi } from '../api/transfers';

/** BULK-24. */
export interface ZoneFile {
  readonly carrier: Pick<CarrierView, 'id' | 'name'>;
  readonly customerId: number | null;
  readonly file: File;
  readonly skipBadRows: boolean;
  readonly idempotencyKey: string;
}

const flag = (isOn: boolean) => (isOn ? 'TRUE' : 'FALSE');

function zoneForm({ carrier, customerId, file, skipBadRows }: ZoneFile): FormData {
  const form = new FormData();
  form.set('carrierId', String(carrier.id));
  form.set('carrierName', carrier.name);
  if (customerId !== null) form.set('customerId', String(customerId));
  form.set('skipBadRows', flag(skipBadRows));
  form.set('file', file);
  return form;
}

/** Selects all carriers when no customer is given (docs/api.md, A11). */
const ALL_CARRIERS = -1;

/** Carriers with zones, for the import dialog and the zones page. */
export const zonesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listZonedCarriers: build.query<CarrierView[], number | null>({
      query: (customerId) => `carrier/${customerId ?? ALL_CARRIERS}`,
      transformResponse: ({ carriers }: { carriers: CarrierView[] }) => carriers,
    }),
  }),
});

const zoneFilesApi = transfersApi.injectEndpoints({
  endpoints: (build) => ({
    loadCarrierZones: build.mutation<ZoneReportView, ZoneFile>({
      query: (request) => ({
        url: 'carrier-zone/bulk-carrier-zone-upload',
        method: 'POST',
        body: zoneForm(request),
        idempotencyKey: request.idempotencyKey,
      }),
      onQueryStarted: invalidates('CarrierZone'),
    }),
  }),
});

export const { useLoadCarrierZonesMutation } = zoneFilesApi;
export const useListZonedCarriersQuery = withCurrentData(zonesApi.useListZonedCarriersQuery);
