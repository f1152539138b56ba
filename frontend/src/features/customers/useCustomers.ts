import type { CustomerView } from '@contracts/views/organisation.view';

import { type LocalList, useLocalList } from '../../shared/grid/local-list';
import { useListQuery } from '../../shared/grid/useListQuery';
import { usePermission } from '../../shared/session/usePermission';
import { useListCustomersQuery } from './customers.api';

/** CUST-09, CUST-10. */
const schema = { tabs: [''], defaults: { size: 10, sort: 'name,ASC' } } as const;

const customerList: LocalList<CustomerView> = {
  text: ({ name, bookingsEmail, contactEmail }) => `${name} ${bookingsEmail} ${contactEmail}`,
  keys: {
    name: ({ name }) => name,
    bookingsEmail: ({ bookingsEmail }) => bookingsEmail,
    contactEmail: ({ contactEmail }) => contactEmail,
    createdAt: ({ createdAt }) => createdAt,
    clientCount: ({ clientCount }) => clientCount,
  },
};

/** State of the list: URL parameters, data, selection and permissions. */
export function useCustomers() {
  const list = useListQuery(schema);
  const query = useListCustomersQuery(undefined, { refetchOnMountOrArgChange: true });

  const canEdit = usePermission('UPDATE_CUSTOMER');
  const canDelete = usePermission('DELETE_CUSTOMER');

  return {
    list,
    listQuery: query,
    ...useLocalList(list, query.data, { ...customerList, hasAction: () => canEdit || canDelete }),
    canAdd: usePermission('CREATE_CUSTOMER'),
    canEdit,
    canDelete,
  };
}

export type CustomerList = ReturnType<typeof useCustomers>;
