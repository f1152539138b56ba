import type { AddressView } from '@contracts/views/address.view';
import type { ManifestListItem, ManifestListPage } from '@contracts/views/manifest.view';

import { api } from '../../../shared/api/api';

/** Maximum results of each kind. */
const MAX_RESULTS = 8;

interface PaletteLookup {
  /** Search text. */
  readonly filter: string;
  /** Set while its test data is selected; all clients otherwise. */
  readonly clientId?: number;
}

const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    paletteAddresses: build.query<AddressView[], PaletteLookup>({
      query: (lookup) => ({
        url: 'address',
        params: {
          permission: 'READ_ADDRESS',
          ...lookup,
          page: 0,
          size: MAX_RESULTS,
          sort: 'id,DESC',
        },
      }),
      transformResponse: ({ addresses }: { addresses: AddressView[] }) => addresses,
      providesTags: [{ type: 'Address', id: 'LIST' }],
    }),
    paletteManifests: build.query<ManifestListItem[], PaletteLookup & { isSuperAdmin: boolean }>({
      query: (request) => ({
        url: 'manifest',
        params: {
          permission: 'READ_MANIFEST',
          ...request,
          page: 0,
          size: MAX_RESULTS,
          sort: 'id,DESC',
        },
      }),
      transformResponse: ({ manifests }: ManifestListPage) => manifests,
      providesTags: [{ type: 'Manifest', id: 'LIST' }],
    }),
    listViewNames: build.query<{ readonly id: number; readonly name: string }[], undefined>({
      query: () => 'consignment/filter',
      providesTags: ['Filter'],
    }),
  }),
});

export const { usePaletteAddressesQuery, usePaletteManifestsQuery, useListViewNamesQuery } =
  paletteApi;
