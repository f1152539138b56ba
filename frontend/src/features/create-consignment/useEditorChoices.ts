import { useEffect } from 'react';

import { usePermission } from '../../shared/session/usePermission';
import { useSession } from '../../shared/session/useSession';
import { useFindHomeAddressQuery } from './create-consignment.api';
import { useListCustomItemsQuery, useListItemTypesQuery } from '../../shared/goods/goods.api';

/** Data a client's form requires before rendering; undefined while loading. */
export function useEditorChoices(clientId: number) {
  const home = useFindHomeAddressQuery(clientId);
  const types = useListItemTypesQuery(clientId);
  const canReadCustom = usePermission('READ_ITEM_TEMPLATE', clientId);
  const custom = useListCustomItemsQuery(clientId, { skip: !canReadCustom });
  const unit = useSession().claims?.preferredUnit ?? 'M';
  useEffect(() => {
    if (home.error) console.warn('The default address could not be loaded', home.error);
  }, [home.error]);
  // CON-28: a client without a default address can still create third party consignments
  const isHomeKnown = home.data !== undefined || home.isError;

  return {
    failure: types.isError ? types : null,
    choices:
      isHomeKnown && types.data
        ? { home: home.data ?? null, types: types.data, customItems: custom.data ?? [], unit }
        : null,
  };
}
