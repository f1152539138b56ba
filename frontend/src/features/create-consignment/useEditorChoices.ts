import { useEffect } from 'react';

import { isApiError } from '../../shared/api/api-error';
import { useListCustomItemsQuery, useListItemTypesQuery } from '../../shared/goods/goods.api';
import { usePermission } from '../../shared/session/usePermission';
import { useSession } from '../../shared/session/useSession';
import { useGetDefaultAddressQuery } from '../../shared/addresses/addresses.api';

/**
 * Data a client's form requires before rendering; undefined while loading. Loaded data stays if a refetch fails, so
 * that a form in use never disappears.
 */
export function useEditorChoices(clientId: number) {
  const defaultAddress = useDefaultAddress(clientId);
  const types = useListItemTypesQuery(clientId);
  const canReadCustom = usePermission('READ_ITEM_TEMPLATE', clientId);
  const custom = useListCustomItemsQuery(clientId, { skip: !canReadCustom });
  const unit = useSession().claims?.preferredUnit ?? 'M';

  return {
    failure: types.isError && !types.data ? types : null,
    choices:
      defaultAddress && types.data
        ? { ...defaultAddress, types: types.data, customItems: custom.data ?? [], unit }
        : null,
  };
}

/** The client's default address, none (CON-28), or a failure to load it; null while loading. */
function useDefaultAddress(clientId: number) {
  const { data, error, refetch } = useGetDefaultAddressQuery(clientId);
  useEffect(() => {
    if (error) console.warn('The default address could not be loaded.', error);
  }, [error]);
  if (data !== undefined) return { defaultAddress: data };
  if (!error) return null;
  const hasNoDefault = isApiError(error) && error.status === 404;
  return {
    defaultAddress: null,
    ...(!hasNoDefault && { reloadDefaultAddress: () => void refetch() }),
  };
}
