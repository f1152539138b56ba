import { useState } from 'react';

import type { AddressView } from '@contracts/views/address.view';

import { deselected } from '../../shared/grid/grid-state';
import { useListQuery } from '../../shared/grid/useListQuery';
import { useOwnedData } from '../../shared/grid/query-props';
import { useClient, type CurrentClient } from '../../shared/session/useClient';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { useListAddressesQuery } from './address-book.api';
import { useAddressFilters } from './address-filters';

/** ADDR-20: newest first. */
export const DEFAULT_SORT = 'id,DESC';
const schema = {
  tabs: [''],
  defaults: { size: 10, sort: DEFAULT_SORT },
  sorts: [
    ...['id', 'referenceId', 'company', 'contactName', 'addressLine1', 'addressLine2'],
    ...['suburb', 'status', 'specialInstructions'],
  ],
} as const;

const none: ReadonlySet<number> = new Set();

/** Whether there is a client to add an address for. */
const hasClients = ({ clientId, canChoose }: CurrentClient) => clientId !== undefined || canChoose;

/** State of the list: URL parameters, data, selection and permissions. */
export function useAddressBook() {
  const list = useListQuery(schema);
  const filters = useAddressFilters();
  const client = useClient();
  const { clientId } = client;
  const can = usePermissionCheck();
  const [selectedIds, select] = useState(none);
  const { q, page, size, sort } = list.query;
  const { status, addressClass } = filters;

  const query = useListAddressesQuery(
    {
      ...(clientId !== undefined && { clientId }),
      ...(status && { status }),
      ...(addressClass && { addressClass }),
      page,
      size,
      sort,
      filter: q,
    },
    { refetchOnMountOrArgChange: true },
  );
  const data = useOwnedData(clientId, query);
  const rows = data?.addresses;

  return {
    list,
    filters,
    listQuery: query,
    rows,
    data,
    selectedIds,
    select,
    clearSelection: () => {
      select(none);
    },
    /** Removes addresses from the current selection, which may have changed since the request. */
    deselect: (ids: readonly number[]) => {
      select((current) => deselected(current, ids));
    },
    selected: rows?.filter(({ id }) => selectedIds.has(id)) ?? [],
    canAdd: hasClients(client) && can('CREATE_ADDRESS', clientId),
    /** The default address is part of the client's own data: UPDATE_ADDRESS alone is not enough. */
    canEdit: (address: AddressView) =>
      can('UPDATE_ADDRESS', address.clientId) && canEditIfDefault(address),
    canDelete: (address: AddressView) =>
      can('UPDATE_ADDRESS', address.clientId) && !address.isDefault,
    isFiltered: q !== '' || status !== undefined || addressClass !== undefined,
  };

  function canEditIfDefault({ isDefault, clientId: owner }: AddressView) {
    return !isDefault || can('CLIENT_CONTENT', owner) || can('UPDATE_CLIENT', owner);
  }
}

export type AddressBookList = ReturnType<typeof useAddressBook>;
