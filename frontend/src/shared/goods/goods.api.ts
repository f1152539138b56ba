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

const permission = 'CREATE_CONSIGNMENT';

/** What a client sends: kinds of goods, goods with their sizes, and what is dangerous. */
export const goodsApi = api.injectEndpoints({
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

    findUnNumber: build.query<UnNumberView, number>({
      query: (unNumberId) => ({ url: 'consignment/un-number', params: { unNumberId } }),
    }),
  }),
});

export const { useListItemTypesQuery, useListCustomItemsQuery, useFindUnNumberQuery } = goodsApi;
