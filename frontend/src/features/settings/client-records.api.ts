import type {
  CategoryEntryView,
  CategoryView,
  ItemTemplateView,
} from '@contracts/views/settings.view';
import type { DangerousGoodView } from '@contracts/views/item.view';

import { api } from '../../shared/api/api';
import type { IdempotentRequest } from '../../shared/api/idempotency';
import type { VersionedRecord } from '../../shared/api/versioned-record';
import { withCurrentData } from '../../shared/api/with-current-data';
import type { PayerAccountChoice } from '../../shared/settings/payer-accounts.api';

/** Body of POST (with the id 0) and PUT item/template. */
export interface CustomItemToSave {
  readonly id: number;
  /** Version the edits are based on; absent for a new record. */
  readonly version?: number | undefined;
  readonly clientId: number;
  readonly name: string;
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
  readonly itemTypeId: number;
  readonly dangerousGoods: readonly DangerousGoodView[];
}

/** Body of POST (with the id 0) and PUT client-payer-account. */
export interface PayerAccountToSave extends Omit<PayerAccountChoice, 'carrier' | 'version'> {
  /** Version the edits are based on; absent for a new record. */
  readonly version?: number | undefined;
  readonly clientId: number;
  readonly carrier: { readonly id: number };
}

export interface CarrierChoice {
  readonly id: number;
  readonly displayName: string;
}

interface RecordOfClient {
  readonly id: number;
  readonly clientId: number;
}

const CUSTOM_ITEMS = { type: 'Setting', id: 'CUSTOM_ITEMS' } as const;
const PAYER_ACCOUNTS = { type: 'Setting', id: 'PAYER_ACCOUNTS' } as const;
const CATEGORIES = { type: 'Setting', id: 'CATEGORIES' } as const;

interface NewCategory {
  readonly clientId: number;
  readonly categoryDesc: string;
}

interface NewEntry {
  readonly clientId: number;
  readonly categoryId: number;
  readonly entryDesc: string;
}

const addition =
  (url: string) =>
  <Body>(request: IdempotentRequest<Body>) => ({ url, method: 'POST', ...request });

const removal = (url: string) => (params: RecordOfClient) => ({
  url,
  method: 'DELETE',
  params: { ...params },
});

const saving =
  (url: string) =>
  <Body extends { readonly id: number }>({ body, idempotencyKey }: IdempotentRequest<Body>) =>
    body.id === 0 ? { url, method: 'POST', body, idempotencyKey } : { url, method: 'PUT', body };

/** Endpoints for a client's custom items, payer accounts and categories. */
export const clientRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listItemTemplates: build.query<readonly ItemTemplateView[], number>({
      query: (clientId) => ({
        url: 'item/template',
        params: { clientId, permission: 'READ_ITEM_TEMPLATE' },
      }),
      transformResponse: ({ customItems }: { customItems: ItemTemplateView[] }) => customItems,
      providesTags: [CUSTOM_ITEMS],
    }),
    saveCustomItem: build.mutation<unknown, IdempotentRequest<CustomItemToSave>>({
      query: saving('item/template'),
      invalidatesTags: [CUSTOM_ITEMS],
    }),
    deleteCustomItem: build.mutation<null, RecordOfClient & VersionedRecord>({
      query: removal('item/template'),
      invalidatesTags: [CUSTOM_ITEMS],
    }),

    listPayerCarriers: build.query<readonly CarrierChoice[], number>({
      query: (clientId) => ({ url: 'carrier/payer-account-carriers', params: { clientId } }),
    }),
    savePayerAccount: build.mutation<unknown, IdempotentRequest<PayerAccountToSave>>({
      query: saving('client-payer-account'),
      invalidatesTags: [PAYER_ACCOUNTS],
    }),
    deletePayerAccount: build.mutation<null, RecordOfClient & VersionedRecord>({
      query: removal('client-payer-account'),
      invalidatesTags: [PAYER_ACCOUNTS],
    }),

    addCategory: build.mutation<CategoryView, IdempotentRequest<NewCategory>>({
      query: addition('category'),
      invalidatesTags: [CATEGORIES],
    }),
    deleteCategory: build.mutation<null, RecordOfClient>({
      query: removal('category'),
      invalidatesTags: [CATEGORIES],
    }),
    addEntry: build.mutation<CategoryEntryView, IdempotentRequest<NewEntry>>({
      query: addition('category/entry'),
      invalidatesTags: [CATEGORIES],
    }),
    deleteEntry: build.mutation<null, RecordOfClient>({
      query: removal('category/entry'),
      invalidatesTags: [CATEGORIES],
    }),
  }),
});

export const {
  useSaveCustomItemMutation,
  useDeleteCustomItemMutation,
  useSavePayerAccountMutation,
  useDeletePayerAccountMutation,
  useAddCategoryMutation,
  useDeleteCategoryMutation,
  useAddEntryMutation,
  useDeleteEntryMutation,
} = clientRecordsApi;
export const useListItemTemplatesQuery = withCurrentData(
  clientRecordsApi.useListItemTemplatesQuery,
);
export const useListPayerCarriersQuery = withCurrentData(
  clientRecordsApi.useListPayerCarriersQuery,
);
