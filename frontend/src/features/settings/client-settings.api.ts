import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentListItem, ConsignmentListPage } from '@contracts/views/consignment.view';
import type { CustomEmailView } from '@contracts/views/settings.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';

/** An item type, and whether the client uses it (SETTINGS-17). */
export interface ItemTypeStatus {
  readonly status: boolean;
  readonly version: number;
  readonly itemType: { readonly id: number; readonly type: string };
}

const customEmailTag = { type: 'Setting', id: 'CUSTOM_EMAIL' } as const;

const defaultAddressOf = (response: Partial<AddressView>) =>
  response.isDefault ? (response as AddressView) : null;

/** Endpoints for a client's default address, item types and custom email. */
export const clientSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null while the client has none. */
    findDefaultAddress: build.query<AddressView | null, number>({
      query: (clientId) => ({
        url: 'address/default',
        params: { clientId },
        validateStatus: ({ status }) => status === 200 || status === 404,
      }),
      transformResponse: defaultAddressOf,
      providesTags: ['Address'],
    }),

    listItemSelection: build.query<readonly ItemTypeStatus[], number>({
      query: (clientId) => ({ url: 'item/selection', params: { clientId } }),
      providesTags: [{ type: 'Setting', id: 'ITEM_TYPES' }],
    }),

    saveItemSelection: build.mutation<
      readonly ItemTypeStatus[],
      { clientId: number; entries: readonly ItemTypeStatus[] }
    >({
      query: ({ clientId, entries }) => ({
        url: 'item/selection',
        method: 'PUT',
        params: { clientId },
        body: entries,
      }),
      invalidatesTags: [{ type: 'Setting', id: 'ITEM_TYPES' }],
    }),

    /** Null while the client has sent nothing. */
    findLatestSent: build.query<ConsignmentListItem | null, number>({
      query: (clientId) => ({
        url: 'consignment/list',
        method: 'POST',
        params: { clientId, permission: 'READ_CONSIGNMENT', size: 1, page: 0, sort: 'id,DESC' },
        body: { criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: 'MANIFESTED' }] },
        isRead: true,
      }),
      transformResponse: ({ consignments: [latest] }: ConsignmentListPage) => latest ?? null,
    }),

    /** Null while the client's setting is off (204). */
    findCustomEmail: build.query<CustomEmailView | null, number>({
      query: (clientId) => ({ url: 'custom-email', params: { clientId } }),
      providesTags: [customEmailTag],
    }),

    saveCustomEmail: build.mutation<CustomEmailView, CustomEmailView>({
      query: (body) => ({ url: 'custom-email', method: 'PUT', body }),
      invalidatesTags: (_saved, error) => (error ? [customEmailTag] : []), // loads someone else's version
      // Caches the response: its images are too large to load again.
      async onQueryStarted({ clientId }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data)
          await dispatch(clientSettingsApi.util.upsertQueryData('findCustomEmail', clientId, data));
      },
    }),
  }),
});

export const { useSaveItemSelectionMutation, useSaveCustomEmailMutation } = clientSettingsApi;
export const useFindDefaultAddressQuery = withCurrentData(
  clientSettingsApi.useFindDefaultAddressQuery,
);
export const useListItemSelectionQuery = withCurrentData(
  clientSettingsApi.useListItemSelectionQuery,
);
export const useFindLatestSentQuery = withCurrentData(clientSettingsApi.useFindLatestSentQuery);
export const useFindCustomEmailQuery = withCurrentData(clientSettingsApi.useFindCustomEmailQuery);
