import type { Measures } from '@contracts/rules/measures';
import type { DangerousGoodView } from '@contracts/views/item.view';
import type { UnNumberView } from '@contracts/views/un-number.view';

import { api } from '../api/api';

/** A kind of goods the client uses (CON-93). */
export interface ItemTypeChoice {
  readonly id: number;
  readonly type: string;
  /** False: the type brings its own sizes. */
  readonly isMutable: boolean;
  /** The sizes it brings: metres and kilograms of one piece. */
  readonly itemTemplate?: readonly Omit<Measures, 'quantity'>[];
}

interface ItemTypeAnswer {
  /** Whether the client uses it. */
  readonly status: boolean;
  readonly itemType: ItemTypeChoice;
}

/** Goods that a client sends often, kept with their sizes (CON-95). */
export interface CustomItem extends Measures {
  readonly id: number;
  readonly name: string;
  readonly itemTypeId: number;
  readonly dangerousGoods?: readonly DangerousGoodView[] | null;
}

/** What a client sorts its consignments by, and the entries to choose from. */
export interface CategoryChoices {
  readonly categories: readonly { readonly id: number; readonly categoryDesc: string }[];
  readonly categoryEntries: readonly {
    readonly id: number;
    readonly entryDesc: string;
    readonly categoryId: number;
  }[];
}

export interface PayerAccountChoice {
  readonly id: number;
  readonly accountNumber: string;
  readonly description: string;
  readonly whoPays: 'RECEIVER' | 'THIRD_PARTY';
  readonly carrier: { readonly id: number; readonly displayName: string };
}

const permission = 'CREATE_CONSIGNMENT';

/** What the fields of the form offer to choose from. */
export const formChoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listItemTypes: build.query<ItemTypeChoice[], number>({
      query: (clientId) => ({ url: 'item/type', params: { clientId, permission } }),
      transformResponse: (answer: ItemTypeAnswer[]) =>
        answer.filter(({ status }) => status).map(({ itemType }) => itemType),
      providesTags: [{ type: 'Setting', id: 'ITEM_TYPES' }],
    }),

    listCustomItems: build.query<readonly CustomItem[], number>({
      query: (clientId) => ({
        url: 'item/template',
        params: { clientId, permission: 'READ_ITEM_TEMPLATE' },
      }),
      transformResponse: ({ customItems }: { customItems: CustomItem[] }) => customItems,
      providesTags: [{ type: 'Setting', id: 'CUSTOM_ITEMS' }],
    }),

    listCategories: build.query<CategoryChoices, number>({
      query: (clientId) => ({ url: 'category', params: { clientId } }),
      providesTags: [{ type: 'Setting', id: 'CATEGORIES' }],
    }),

    /** CON-150: 204 means that there are none. */
    listPayerAccounts: build.query<readonly PayerAccountChoice[], number>({
      query: (clientId) => ({ url: 'client-payer-account', params: { clientId } }),
      transformResponse: (answer: PayerAccountChoice[] | null) =>
        Array.isArray(answer) ? answer : [],
      providesTags: [{ type: 'Setting', id: 'PAYER_ACCOUNTS' }],
    }),

    findUnNumber: build.query<UnNumberView, number>({
      query: (unNumberId) => ({ url: 'consignment/un-number', params: { unNumberId } }),
    }),
  }),
});

export const {
  useListItemTypesQuery,
  useListCustomItemsQuery,
  useListCategoriesQuery,
  useListPayerAccountsQuery,
  useFindUnNumberQuery,
  useLazyFindUnNumberQuery,
} = formChoicesApi;
