import IconButton from '@mui/material/IconButton';
import { Users } from 'lucide-react';

import { carrierAccountTexts } from '@contracts/texts/spec/carrier-accounts';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { RowName } from '../../shared/grid/RowName';
import { Mono } from '../../shared/text/values';
import { accountName } from './account-dialogs';
import type { AccountActions } from './useAccountActions';

const { columns: texts } = carrierAccountTexts;

interface AccountCellProps {
  readonly account: CustomerCarrierAccountView;
  readonly actions: AccountActions;
  readonly tabIndex?: 0 | -1;
}

/** Carrier name; opens the form for users who may edit the account. */
export function AccountCarrier({ account, actions, tabIndex = 0 }: AccountCellProps) {
  const { displayName } = account.customerCarrier.carrier;
  const { edit } = actions;
  if (!edit) return displayName;
  return (
    <RowName
      name={displayName}
      tabIndex={tabIndex}
      onClick={() => {
        edit(account);
      }}
    />
  );
}

/** ACCT-04. */
export const ViewClientsButton = ({ account, actions, tabIndex = 0 }: AccountCellProps) => (
  <IconButton
    size="small"
    tabIndex={tabIndex}
    aria-label={`${texts.viewClients} ${accountName(account)}`}
    title={texts.viewClients}
    onClick={() => {
      actions.viewClients(account);
    }}
  >
    <Users size={14} strokeWidth={1.6} aria-hidden />
  </IconButton>
);

/** ACCT-02 to ACCT-04, in the specified order; `field` is the server's sort name. */
export const carrierAccountColumns = (
  actions: AccountActions,
): EntityColumn<CustomerCarrierAccountView>[] => [
  {
    field: 'displayName',
    headerName: texts.carrier,
    flex: 1,
    minWidth: 180,
    rowHeader: true,
    cellClassName: 'AppStrongCell',
    renderCell: ({ row, tabIndex }) => (
      <AccountCarrier account={row} actions={actions} tabIndex={tabIndex} />
    ),
  },
  {
    field: 'accountNumber',
    headerName: texts.accountNumber,
    flex: 1,
    minWidth: 150,
    renderCell: ({ row }) => <Mono>{row.accountNumber}</Mono>,
  },
  {
    field: 'viewClients',
    headerName: texts.viewClients,
    width: 110,
    sortable: false,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => (
      <ViewClientsButton account={row} actions={actions} tabIndex={tabIndex} />
    ),
  },
];
