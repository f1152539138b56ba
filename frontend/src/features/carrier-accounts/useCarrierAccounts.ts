import { skipToken } from '@reduxjs/toolkit/query';

import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

import { type LocalList, useLocalList } from '../../shared/grid/local-list';
import { useOwnedData } from '../../shared/grid/query-props';
import { useListQuery } from '../../shared/grid/useListQuery';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { useCustomer } from '../../shared/session/useCustomer';
import { useListCarrierAccountsQuery } from './carrier-accounts.api';

/** ACCT-10. */
const schema = {
  tabs: [''],
  defaults: { size: 10, sort: 'displayName,ASC' },
  sorts: ['id', 'displayName', 'accountNumber', 'createdAt'],
} as const;

/** ACCT-21: the new account comes first. */
const NEWEST_FIRST = 'createdAt,DESC';

/** The server sorts (ACCT-22). */
const localList: LocalList<CustomerCarrierAccountView> = {
  text: ({ customerCarrier, accountNumber, prefixes }) =>
    [
      customerCarrier.carrier.displayName,
      accountNumber,
      ...prefixes.map(({ connotePrefix }) => connotePrefix),
    ].join(' '),
  keys: {},
};

/** Permissions for actions on a selected account; any one is enough. */
const actionPermissions = [
  'UPDATE_CUSTOMER_CARRIER_ACCOUNT',
  'READ_RULES_FEES',
  'CREATE_PREFIX',
  'DELETE_CUSTOMER_CARRIER_ACCOUNT',
] as const;

/** State of the customer's accounts: URL parameters, data and selection. */
export function useCarrierAccounts() {
  const list = useListQuery(schema);
  const customer = useCustomer();
  const { customerId } = customer;
  const can = usePermissionCheck();
  const hasAction = () => actionPermissions.some((permission) => can(permission));
  const query = useListCarrierAccountsQuery(
    customerId === null ? skipToken : { customerId, sort: list.query.sort },
    { refetchOnMountOrArgChange: true },
  );
  const data = useOwnedData(customerId ?? undefined, query);

  return {
    list,
    listQuery: query,
    customer,
    ...useLocalList(list, customerId === null ? [] : data, { ...localList, hasAction }),
    showNewest: () => {
      list.change({ sort: NEWEST_FIRST, q: '' });
    },
  };
}

export type CarrierAccountList = ReturnType<typeof useCarrierAccounts>;
