import type { Measures } from '@contracts/rules/measures';
import type { DangerousGoodView } from '@contracts/views/item.view';
import type { UnNumberView } from '@contracts/views/un-number.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';

/** An item type used by the client (CON-93). */
export interface ItemTypeChoice {
  readonly id: number;
  readonly type: string;
  /** False for a type with fixed dimensions. */
  readonly isMutable: boolean;
  /** The fixed dimensions: metres and kilograms per piece. */
  readonly itemTemplate?: readonly Omit<Measures, 'quantity'>[];
}

interface ItemTypeResponse {
  /** Whether the client uses it. */
  readonly status: boolean;
  readonly itemType: ItemTypeChoice;
}

/** Saved item of a client with its dimensions (CON-95). */
export interface CustomItem extends Measures {
  readonly id: number;
  readonly name: string;
  readonly itemTypeId: number;
  readonly dangerousGoods?: readonly DangerousGoodView[] | null;
}

const permission = 'CREATE_CONSIGNMENT';

/** Endpoints for item types, custom items and UN numbers. */
export const goodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listItemTypes: build.query<ItemTypeChoice[], number>({
      query: (clientId) => ({ url: 'item/type', params: { clientId, permission } }),
      transformResponse: (response: ItemTypeResponse[]) =>
        response.filter(({ status }) => status).map(({ itemType }) => itemType),
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

export const useListItemTypesQuery = withCurrentData(goodsApi.useListItemTypesQuery);
export const useListCustomItemsQuery = withCurrentData(goodsApi.useListCustomItemsQuery);
export const useFindUnNumberQuery = withCurrentData(goodsApi.useFindUnNumberQuery);
