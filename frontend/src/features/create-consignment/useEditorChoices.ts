import { useEffect } from 'react';

import { usePermission } from '../../shared/session/usePermission';
import { useSession } from '../../shared/session/useSession';
import { useFindDefaultAddressQuery } from './create-consignment.api';
import { useListCustomItemsQuery, useListItemTypesQuery } from '../../shared/goods/goods.api';

/** What a form for one client needs before it can be drawn; undefined until then. */
export function useEditorChoices(clientId: number) {
  const home = useFindDefaultAddressQuery(clientId);
  const types = useListItemTypesQuery(clientId);
  const mayReadCustom = usePermission('READ_ITEM_TEMPLATE', clientId);
  const custom = useListCustomItemsQuery(clientId, { skip: !mayReadCustom });
  const unit = useSession().claims?.preferredUnit ?? 'M';
  useEffect(() => {
    if (home.error) console.warn('The default address could not be read', home.error);
  }, [home.error]);
  // CON-28: a client without a default address can still make third party consignments
  const isHomeKnown = home.data !== undefined || home.isError;

  return {
    failure: types.isError ? types : null,
    choices:
      isHomeKnown && types.data
        ? { home: home.data ?? null, types: types.data, customItems: custom.data ?? [], unit }
        : null,
  };
}
