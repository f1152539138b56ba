import type { AddressClass, AddressStatus } from '@contracts/rules/address';
import type { AddressView } from '@contracts/views/address.view';
import type { ImportReportView } from '@contracts/views/import-report.view';
import type { PageCounts } from '@contracts/views/page.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';
import { invalidates, transfersApi } from '../../shared/api/transfers';
import type { VersionedRecord } from '../../shared/api/versioned-record';

export interface AddressesRequest {
  readonly clientId?: number;
  readonly page: number;
  readonly size: number;
  readonly sort: string;
  /** Search text. */
  readonly filter: string;
  readonly status?: AddressStatus;
  readonly addressClass?: AddressClass;
}

export type AddressPage = { readonly addresses: AddressView[] } & PageCounts;

/** A file to import; `importAgain` imports a file that was imported before. */
export interface AddressFile {
  readonly clientId: number;
  readonly file: File;
  readonly saveAsDrafts: boolean;
  readonly importAgain: boolean;
  readonly idempotencyKey: string;
}

const flag = (isOn: boolean) => (isOn ? 'TRUE' : 'FALSE');

function toForm({
  clientId,
  file,
  saveAsDrafts,
  importAgain,
}: Omit<AddressFile, 'idempotencyKey'>) {
  const form = new FormData();
  form.set('clientId', String(clientId));
  form.set('saveAsDrafts', flag(saveAsDrafts));
  if (importAgain) form.set('importAgain', flag(importAgain));
  form.set('file', file);
  return form;
}

export const addressBookApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAddresses: build.query<AddressPage, AddressesRequest>({
      query: (params) => ({ url: 'address', params: { permission: 'READ_ADDRESS', ...params } }),
      providesTags: (page) => [
        { type: 'Address', id: 'LIST' },
        ...(page?.addresses ?? []).map(({ id }) => ({ type: 'Address' as const, id })),
      ],
    }),

    /** Null for an address that was deleted or is out of scope. */
    findAddress: build.query<AddressView | null, number>({
      query: (id) => ({ url: 'address', params: { permission: 'READ_ADDRESS', id, size: 1 } }),
      transformResponse: ({ addresses: [address] }: AddressPage) => address ?? null,
      providesTags: (_address, _error, id) => [{ type: 'Address', id }],
    }),

    deleteAddresses: build.mutation<null, readonly VersionedRecord[]>({
      query: (addresses) => ({
        url: 'address',
        method: 'DELETE',
        params: {
          ids: addresses.map(({ id }) => id).join(','),
          versions: addresses.map(({ version }) => version).join(','),
        },
      }),
      invalidatesTags: ['Address', 'Dashboard'],
    }),
  }),
});

const addressFilesApi = transfersApi.injectEndpoints({
  endpoints: (build) => ({
    importAddresses: build.mutation<ImportReportView, AddressFile>({
      query: ({ idempotencyKey, ...fields }) => ({
        url: 'address/bulk-address-upload',
        method: 'POST',
        body: toForm(fields),
        idempotencyKey,
      }),
      onQueryStarted: invalidates('Address', 'Dashboard'),
    }),
  }),
});

export const useFindAddressQuery = withCurrentData(addressBookApi.useFindAddressQuery);
export const { useListAddressesQuery, useDeleteAddressesMutation } = addressBookApi;
export const { useImportAddressesMutation } = addressFilesApi;
