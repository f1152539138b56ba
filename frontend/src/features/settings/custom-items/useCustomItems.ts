import type { ItemTemplateView } from '@contracts/views/settings.view';

import { localPage, type LocalList } from '../../../shared/grid/local-list';
import { useListQuery } from '../../../shared/grid/useListQuery';
import { usePermission } from '../../../shared/session/usePermission';
import { useListItemTemplatesQuery } from '../client-records.api';

const schema = { tabs: [''], defaults: { size: 10, sort: 'name,ASC' } } as const;

const localList: LocalList<ItemTemplateView> = {
  text: ({ name, itemType }) => `${name} ${itemType.type}`,
  keys: {
    name: ({ name }) => name,
    itemType: ({ itemType }) => itemType.type,
    length: ({ length }) => length,
    width: ({ width }) => width,
    height: ({ height }) => height,
    weight: ({ weight }) => weight,
  },
};

/** A client has few custom items: the list is filtered, sorted and paged in the browser. */
export function useCustomItems(clientId: number) {
  const list = useListQuery(schema);
  const query = useListItemTemplatesQuery(clientId);
  const page = query.data && localPage(query.data, list.query, localList);

  return {
    list,
    listQuery: query,
    all: query.data,
    rows: page?.rows,
    total: page?.total ?? 0,
    isFiltered: list.query.q !== '',
    canAdd: usePermission('CREATE_ITEM_TEMPLATE', clientId),
    canEdit: usePermission('UPDATE_ITEM_TEMPLATE', clientId),
    canDelete: usePermission('DELETE_ITEM_TEMPLATE', clientId),
  };
}

export type CustomItemList = ReturnType<typeof useCustomItems>;
