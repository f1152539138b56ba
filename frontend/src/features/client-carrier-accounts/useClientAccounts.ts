import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';

import { useListClientAccountsQuery } from '../../shared/carriers/client-accounts.api';
import { type LocalList, useLocalList } from '../../shared/grid/local-list';
import { useListQuery } from '../../shared/grid/useListQuery';
import { usePermissionCheck } from '../../shared/session/usePermission';

/** ACCT-67: newest first. */
const NEWEST_FIRST = 'createdAt,DESC';
const schema = { tabs: [''], defaults: { size: 10, sort: NEWEST_FIRST } } as const;

/** ACCT-55: the usage shown is that of the block in use, which comes first. */
export const numbersOf = ({ connoteAccountVariables: [first] }: ClientCarrierAccountView) => first;

/** Lists every block: numbers of other clients may be between two of them. */
export const rangesOf = ({ connoteAccountVariables }: ClientCarrierAccountView): string =>
  [...connoteAccountVariables]
    .sort((a, b) => a.rangeStart - b.rangeStart)
    .map(({ rangeLabel }) => rangeLabel)
    .join(', ');

const localList: LocalList<ClientCarrierAccountView> = {
  text: (account) =>
    [
      account.carrierDisplayName,
      account.accountNumber,
      numbersOf(account)?.prefix,
      numbersOf(account)?.abbreviation,
    ].join(' '),
  keys: {
    createdAt: ({ createdAt }) => createdAt,
    carrierDisplayName: ({ carrierDisplayName }) => carrierDisplayName,
    accountNumber: ({ accountNumber }) => accountNumber,
    prefix: (account) => numbersOf(account)?.prefix ?? '',
    abbreviation: (account) => numbersOf(account)?.abbreviation ?? '',
    rangeLabel: (account) => numbersOf(account)?.rangeStart ?? 0,
    latestUsedRangeIndex: (account) => numbersOf(account)?.latestUsedRangeIndex ?? 0,
    usedPercentage: (account) => numbersOf(account)?.usedPercentage ?? 0,
  },
};

/** Permissions for actions on a selected account; any one is enough. */
const actionPermissions = [
  'UPDATE_CLIENT_CARRIER_ACCOUNT',
  'READ_RULES_FEES',
  'DELETE_CLIENT_CARRIER_ACCOUNT',
  'CREATE_RATECARD',
] as const;

/** State of a client's accounts: URL parameters, data and selection. */
export function useClientAccounts(clientId: number) {
  const list = useListQuery(schema);
  const can = usePermissionCheck();
  const hasAction = () => actionPermissions.some((permission) => can(permission, clientId));
  const query = useListClientAccountsQuery(clientId, { refetchOnMountOrArgChange: true });

  return {
    clientId,
    list,
    listQuery: query,
    ...useLocalList(list, query.data, { ...localList, hasAction }),
    showNewest: () => {
      list.change({ sort: NEWEST_FIRST, q: '' });
    },
  };
}

export type ClientAccountList = ReturnType<typeof useClientAccounts>;
