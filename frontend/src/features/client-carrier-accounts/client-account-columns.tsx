import Box from '@mui/material/Box';

import { appClientAccountTexts } from '@contracts/texts/app/carriers';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { RowName } from '../../shared/grid/RowName';
import { RangeBar } from '../../shared/status/RangeBar';
import { EMPTY_VALUE, interpolate } from '../../shared/text/format';
import { Mono } from '../../shared/text/values';
import { numbersOf, rangesOf } from './useClientAccounts';
import type { ClientAccountActions } from './useClientAccountActions';

const { columns: texts } = appClientAccountTexts;

interface AccountCellProps {
  readonly account: ClientCarrierAccountView;
  readonly actions: ClientAccountActions;
  readonly tabIndex?: 0 | -1;
}

/** Carrier name; opens the form for users who may edit the account. */
export function AccountCarrier({ account, actions, tabIndex = 0 }: AccountCellProps) {
  const { edit } = actions;
  if (!edit) return account.carrierDisplayName;
  return (
    <RowName
      name={account.carrierDisplayName}
      tabIndex={tabIndex}
      onClick={() => {
        edit(account);
      }}
    />
  );
}

/** ACCT-59, as calculated by the server. */
export function UsedNumbers({ account }: Pick<AccountCellProps, 'account'>) {
  const numbers = numbersOf(account);
  if (!numbers) return EMPTY_VALUE;
  const label = interpolate(appClientAccountTexts.usedOf, { prefix: numbers.prefix });
  return (
    <Box sx={usedSx}>
      <RangeBar percent={numbers.usedPercentage} label={label} />
      <span>{daysLeftText(numbers.daysLeft)}</span>
    </Box>
  );
}

/** More than a year ahead needs no action. */
const MAX_DAYS_SHOWN = 365;

function daysLeftText(days: number | null): string | null {
  if (days === null || days > MAX_DAYS_SHOWN) return null;
  if (days === 0) return appClientAccountTexts.lastDay;
  if (days === 1) return appClientAccountTexts.dayLeft;
  return interpolate(appClientAccountTexts.daysLeft, { n: days });
}

const usedSx = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 3,
  width: 1,
  minWidth: 0,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& > span:first-of-type': { flex: '0 1 150px' },
  '& > span:last-of-type': { typography: 'body2', color: 'text.secondary', minWidth: 0 },
} as const;

const numberColumns: readonly EntityColumn<ClientCarrierAccountView>[] = [
  {
    field: 'prefix',
    headerName: texts.prefix,
    width: 90,
    renderCell: ({ row }) => <Mono>{numbersOf(row)?.prefix ?? EMPTY_VALUE}</Mono>,
  },
  {
    field: 'abbreviation',
    headerName: texts.abbreviation,
    width: 112,
    renderCell: ({ row }) => numbersOf(row)?.abbreviation ?? EMPTY_VALUE,
  },
  {
    field: 'rangeLabel',
    headerName: texts.range,
    flex: 0.7,
    minWidth: 130,
    renderCell: ({ row }) => <Mono>{rangesOf(row) || EMPTY_VALUE}</Mono>,
  },
  {
    field: 'latestUsedRangeIndex',
    headerName: texts.latestUsed,
    width: 110,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => numbersOf(row)?.latestUsedRangeIndex ?? EMPTY_VALUE,
  },
  {
    field: 'usedPercentage',
    headerName: texts.used,
    flex: 1.6,
    minWidth: 340,
    display: 'flex',
    renderCell: ({ row }) => <UsedNumbers account={row} />,
  },
];

/** ACCT-55, with the account number. */
export const clientAccountColumns = (
  actions: ClientAccountActions,
): EntityColumn<ClientCarrierAccountView>[] => [
  {
    field: 'carrierDisplayName',
    headerName: texts.carrier,
    flex: 1,
    minWidth: 160,
    rowHeader: true,
    cellClassName: 'AppStrongCell',
    renderCell: ({ row, tabIndex }) => (
      <AccountCarrier account={row} actions={actions} tabIndex={tabIndex} />
    ),
  },
  {
    field: 'accountNumber',
    headerName: texts.accountNumber,
    width: 142,
    renderCell: ({ row }) => <Mono>{row.accountNumber}</Mono>,
  },
  ...numberColumns,
];
