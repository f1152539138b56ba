import type { CarrierListView } from '@contracts/views/carrier.view';
import type { ImportReportView } from '@contracts/views/import-report.view';

import { api } from '../../shared/api/api';
import { invalidates, transfersApi } from '../../shared/api/transfers';

/** A service available for the imported rows (BULK-09). */
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
  /** Whether to import a file that was imported before. */
  readonly importAgain: boolean;
  readonly idempotencyKey: string;
}

const flag = (isOn: boolean) => (isOn ? 'TRUE' : 'FALSE');

function consignmentForm(file: ConsignmentFile): FormData {
  const form = new FormData();
  form.set('clientId', String(file.clientId));
  form.set('isSendEmail', flag(file.isSendEmail));
  form.set('saveFailedAsDraft', flag(file.saveFailedAsDraft));
  if (file.services) form.set('multiCarrierServiceTypeOptions', JSON.stringify(file.services));
  if (file.importAgain) form.set('importAgain', flag(file.importAgain));
  form.set('file', file.file);
  return form;
}

export const bulkImportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSendingCarriers: build.query<CarrierListView, undefined>({
      query: () => ({
        url: 'carrier/list',
        params: { permission: 'READ_CARRIER', sort: 'display_name,ASC' },
      }),
    }),
  }),
});

const consignmentFilesApi = transfersApi.injectEndpoints({
  endpoints: (build) => ({
    importConsignments: build.mutation<ImportReportView, ConsignmentFile>({
      query: (file) => ({
        url: 'consignment/bulk-consignment-upload',
        method: 'POST',
        body: consignmentForm(file),
        idempotencyKey: file.idempotencyKey,
      }),
      onQueryStarted: invalidates('Consignment', 'OpenManifest', 'Address', 'Dashboard'),
    }),
  }),
});

export const { useListSendingCarriersQuery } = bulkImportsApi;
export const { useImportConsignmentsMutation } = consignmentFilesApi;
