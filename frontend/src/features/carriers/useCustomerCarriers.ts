import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import type { CustomerCarrierView } from '@contracts/views/carrier.view';

import { useListCustomerCarriersQuery } from '../../shared/carriers/carriers.api';
import { type LocalList, useLocalList } from '../../shared/grid/local-list';
import { type ListQuery, useListQuery } from '../../shared/grid/useListQuery';
import { useCustomer } from '../../shared/session/useCustomer';

/** CARRIER-09, GAP-54. */
const schema = { tabs: [''], defaults: { size: 10, sort: 'displayName,ASC' } } as const;

const localList: LocalList<CustomerCarrierView> = {
  text: ({ carrier, transferType, server, bookingServer, username }) =>
    [
      carrier.displayName,
      carrier.serviceTypesString,
      transferType,
      server,
      bookingServer,
      username,
    ].join(' '),
  keys: {
    displayName: ({ carrier }) => carrier.displayName,
    serviceTypesString: ({ carrier }) => carrier.serviceTypesString,
    transferType: ({ transferType }) => transferType ?? '',
    server: ({ server }) => server ?? '',
    formattedBookingType: ({ formattedBookingType }) => formattedBookingType,
    bookingServer: ({ bookingServer }) => bookingServer ?? '',
    username: ({ username }) => username ?? '',
    createdAt: ({ createdAt }) => createdAt,
  },
};

/** State of the customer's carriers: URL parameters, data and selection. */
export function useCustomerCarriers() {
  const { query, change } = useListQuery(schema);
  const customer = useCustomer();
  const { customerId } = customer;
  const [addedId, setAddedId] = useState<number | null>(null);
  const listQuery = useListCustomerCarriersQuery(customerId ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const list = {
    query,
    /** An explicit sort replaces the temporary one. */
    change: (part: Partial<ListQuery>) => {
      setAddedId(null);
      change(part);
    },
  };

  return {
    list,
    listQuery,
    customer,
    ...useLocalList(list, customerId === null ? [] : listQuery.data, {
      ...localList,
      isFirst: ({ id }) => id === addedId,
    }),
    /** CARRIER-28. */
    showNewest: () => {
      list.change({ sort: 'createdAt,DESC', q: '' });
    },
    /** CARRIER-29. */
    showFirst: (id: number) => {
      setAddedId(id);
      change({ page: 0 });
    },
  };
}

export type CustomerCarrierList = ReturnType<typeof useCustomerCarriers>;
