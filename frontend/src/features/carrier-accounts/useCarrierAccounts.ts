import { skipToken } from '@reduxjs/toolkit/query';

import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

import { type LocalList, useWholeList } from '../../shared/grid/local-list';
import { useListQuery } from '../../shared/grid/useListQuery';
import { useCustomer } from '../../shared/session/useCustomer';
import { useListCarrierAccountsQuery } from './carrier-accounts.api';

/** ACCT-10. */
const schema = { tabs: [''], defaults: { size: 10, sort: 'displayName,ASC' } } as const;

/** ACCT-21: the new account comes first. */
const NEWEST_FIRST = 'createdAt,DESC';

/** The server sorts (ACCT-22). */
const searching: LocalList<CustomerCarrierAccountView> = {
  text: ({ customerCarrier, accountNumber, prefixes }) =>
    [
      customerCarrier.carrier.displayName,
      accountNumber,
      ...prefixes.map(({ connotePrefix }) => connotePrefix),
    ].join(' '),
  keys: {},
};

/** State of the customer's accounts: URL parameters, data and selection. */
export function useCarrierAccounts() {
  const list = useListQuery(schema);
  const customer = useCustomer();
  const { customerId } = customer;
  const answer = useListCarrierAccountsQuery(
    customerId === null ? skipToken : { customerId, sort: list.query.sort },
    { refetchOnMountOrArgChange: true },
  );

  return {
    list,
    answer,
    customer,
    ...useWholeList(list, customerId === null ? [] : answer.data, searching),
    showNewest: () => {
      list.change({ sort: NEWEST_FIRST, q: '' });
    },
  };
}

export type CarrierAccountList = ReturnType<typeof useCarrierAccounts>;
