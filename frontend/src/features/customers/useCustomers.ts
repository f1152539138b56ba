import type { CustomerView } from '@contracts/views/organisation.view';

import type { LocalList } from '../../shared/grid/local-list';
import { useListQuery } from '../../shared/grid/useListQuery';
import { useWholeList } from '../../shared/grid/useWholeList';
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

/** The customers as the address bar has them, with what is selected and what may be done. */
export function useCustomers() {
  const list = useListQuery(schema);
  const answer = useListCustomersQuery(undefined, { refetchOnMountOrArgChange: true });

  return {
    list,
    answer,
    ...useWholeList(list, answer.data, customerList),
    mayAdd: usePermission('CREATE_CUSTOMER'),
    mayEdit: usePermission('UPDATE_CUSTOMER'),
    mayDelete: usePermission('DELETE_CUSTOMER'),
  };
}

export type CustomerList = ReturnType<typeof useCustomers>;
