import type { ItemTemplateView } from '@contracts/views/settings.view';

import { useListQuery } from '../../../shared/grid/useListQuery';
import { usePermission } from '../../../shared/session/usePermission';
import { useListItemTemplatesQuery } from '../client-records.api';

const schema = { tabs: [''], defaults: { size: 10, sort: 'name,ASC' } } as const;

type Sorter = (item: ItemTemplateView) => string | number;

const sorters: Readonly<Record<string, Sorter>> = {
  name: ({ name }) => name.toLowerCase(),
  itemType: ({ itemType }) => itemType.type,
  length: ({ length }) => length,
  width: ({ width }) => width,
  height: ({ height }) => height,
  weight: ({ weight }) => weight,
};

/** A client has tens of custom items: the list is filtered, sorted and cut into pages here. */
export function useCustomItems(clientId: number) {
  const list = useListQuery(schema);
  const answer = useListItemTemplatesQuery(clientId);
  const { q, page, size, sort } = list.query;
  const found = answer.data?.filter(({ name, itemType }) =>
    `${name} ${itemType.type}`.toLowerCase().includes(q.toLowerCase()),
  );

  return {
    list,
    answer,
    all: answer.data,
    rows: found && sorted(found, sort).slice(page * size, (page + 1) * size),
    total: found?.length ?? 0,
    isFiltered: q !== '',
    mayAdd: usePermission('CREATE_ITEM_TEMPLATE', clientId),
    mayEdit: usePermission('UPDATE_ITEM_TEMPLATE', clientId),
    mayDelete: usePermission('DELETE_ITEM_TEMPLATE', clientId),
  };
}

export type CustomItemList = ReturnType<typeof useCustomItems>;

function sorted(items: readonly ItemTemplateView[], sort: string): ItemTemplateView[] {
  const [field = '', direction] = sort.split(',');
  const key = sorters[field] ?? (({ id }: ItemTemplateView) => id);
  const sign = direction === 'DESC' ? -1 : 1;
  return items.toSorted((one, other) => sign * compare(key(one), key(other)));
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en-AU');
