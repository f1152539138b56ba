import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';
import type { CarrierListView, CarrierView } from '@contracts/views/carrier.view';
import type { ZoneReportView } from '@contracts/views/carrier-zone.view';
import type { ImportReportView } from '@contracts/views/import-report.view';
import type { RateCardReportView } from '@contracts/views/rate-card-report.view';

import { api } from '../../shared/api/api';

/** A service that rows may go with (BULK-09). */
export interface ServiceChoice {
  readonly selectedCarrier: number;
  readonly selectedCarrierServiceType: number;
}

/** BULK-12. `services` is null for the cheapest of all. */
export interface ConsignmentFile {
  readonly clientId: number;
  readonly file: File;
  readonly isSendEmail: boolean;
  readonly saveFailedAsDraft: boolean;
  readonly services: readonly ServiceChoice[] | null;
  /** Takes a file that was imported before. */
  readonly again: boolean;
  readonly idempotencyKey: string;
}

/** BULK-24. */
export interface ZoneFile {
  readonly carrier: Pick<CarrierView, 'id' | 'name'>;
  readonly customerId: number | null;
  readonly file: File;
  readonly skipBadRows: boolean;
  readonly idempotencyKey: string;
}

/** BULK-18. */
export interface RateCardFile {
  readonly clientCarrierAccountId: number;
  readonly file: File;
  readonly skipBadRows: boolean;
  readonly idempotencyKey: string;
}

const flag = (isOn: boolean) => (isOn ? 'TRUE' : 'FALSE');

function consignmentForm(wanted: ConsignmentFile): FormData {
  const form = new FormData();
  form.set('clientId', String(wanted.clientId));
  form.set('isSendEmail', flag(wanted.isSendEmail));
  form.set('saveFailedAsDraft', flag(wanted.saveFailedAsDraft));
  if (wanted.services) form.set('multiCarrierServiceTypeOptions', JSON.stringify(wanted.services));
  if (wanted.again) form.set('importAgain', flag(wanted.again));
  form.set('file', wanted.file);
  return form;
}

function zoneForm({ carrier, customerId, file, skipBadRows }: ZoneFile): FormData {
  const form = new FormData();
  form.set('carrierId', String(carrier.id));
  form.set('carrierName', carrier.name);
  if (customerId !== null) form.set('customerId', String(customerId));
  form.set('skipBadRows', flag(skipBadRows));
  form.set('file', file);
  return form;
}

function rateCardForm({ clientCarrierAccountId, file, skipBadRows }: RateCardFile): FormData {
  const form = new FormData();
  form.set('clientCarrierAccountId', String(clientCarrierAccountId));
  form.set('skipBadRows', flag(skipBadRows));
  form.set('file', file);
  return form;
}

/** All carriers, where no customer is named (docs/api.md, A11). */
const EVERY_CARRIER = -1;

export const bulkImportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSendingCarriers: build.query<CarrierListView, undefined>({
      query: () => ({
        url: 'carrier/list',
        params: { permission: 'READ_CARRIER', sort: 'display_name,ASC' },
      }),
    }),

    listZonedCarriers: build.query<CarrierView[], number | null>({
      query: (customerId) => `carrier/${customerId ?? EVERY_CARRIER}`,
      transformResponse: ({ carriers }: { carriers: CarrierView[] }) => carriers,
    }),

    listClientAccounts: build.query<ClientCarrierAccountView[], number>({
      query: (clientId) => ({ url: 'client-carrier-account', params: { clientId } }),
      transformResponse: (body: { accounts: ClientCarrierAccountView[] }) => body.accounts,
    }),

    importConsignments: build.mutation<ImportReportView, ConsignmentFile>({
      query: (wanted) => ({
        url: 'consignment/bulk-consignment-upload',
        method: 'POST',
        body: consignmentForm(wanted),
        idempotencyKey: wanted.idempotencyKey,
      }),
      invalidatesTags: ['Consignment', 'OpenManifest', 'Address', 'Dashboard'],
    }),

    importRateCards: build.mutation<RateCardReportView, RateCardFile>({
      query: (wanted) => ({
        url: 'rate-card/bulk-rate-card-upload',
        method: 'POST',
        body: rateCardForm(wanted),
        idempotencyKey: wanted.idempotencyKey,
      }),
    }),

    loadCarrierZones: build.mutation<ZoneReportView, ZoneFile>({
      query: (wanted) => ({
        url: 'carrier-zone/bulk-carrier-zone-upload',
        method: 'POST',
        body: zoneForm(wanted),
        idempotencyKey: wanted.idempotencyKey,
      }),
    }),
  }),
});

export const {
  useListSendingCarriersQuery,
  useListZonedCarriersQuery,
  useImportConsignmentsMutation,
  useLoadCarrierZonesMutation,
  useListClientAccountsQuery,
  useImportRateCardsMutation,
} = bulkImportsApi;
