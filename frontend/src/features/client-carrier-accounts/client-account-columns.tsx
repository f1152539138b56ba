import Box from '@mui/material/Box';

import { ownClientAccountTexts } from '@contracts/texts/own-carriers';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { RowName } from '../../shared/grid/RowName';
import { RangeBar } from '../../shared/status/RangeBar';
import { fillText } from '../../shared/text/fill-text';
import { Mono } from '../../shared/text/Mono';
import { NOTHING } from '../../shared/text/money';
import { numbersOf } from './useClientAccounts';
import type { ClientAccountActions } from './useClientAccountActions';

const { columns: words } = ownClientAccountTexts;

interface AccountCellProps {
  readonly account: ClientCarrierAccountView;
  readonly actions: ClientAccountActions;
  readonly tabIndex?: 0 | -1;
}

/** The carrier; it opens the form of the account for whoever may change it. */
export function CarrierOfAccount({ account, actions, tabIndex = 0 }: AccountCellProps) {
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

/** ACCT-59, as the server reckons it. */
export function UsedNumbers({ account }: Pick<AccountCellProps, 'account'>) {
  const numbers = numbersOf(account);
  if (!numbers) return NOTHING;
  const label = fillText(ownClientAccountTexts.usedOf, { prefix: numbers.prefix });
  return (
    <Box sx={usedSx}>
      <RangeBar percent={numbers.usedPercentage} label={label} />
      <span>{daysLeftText(numbers.daysLeft)}</span>
    </Box>
  );
}

/** Beyond a year nobody has to do anything about it. */
const FAR_DAYS = 365;

function daysLeftText(days: number | null): string | null {
  if (days === null || days > FAR_DAYS) return null;
  if (days === 0) return ownClientAccountTexts.lastDay;
  if (days === 1) return ownClientAccountTexts.dayLeft;
  return fillText(ownClientAccountTexts.daysLeft, { n: days });
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
    headerName: words.prefix,
    width: 90,
    renderCell: ({ row }) => <Mono>{numbersOf(row)?.prefix ?? NOTHING}</Mono>,
  },
  {
    field: 'abbreviation',
    headerName: words.abbreviation,
    width: 112,
    renderCell: ({ row }) => numbersOf(row)?.abbreviation ?? NOTHING,
  },
  {
    field: 'rangeLabel',
    headerName: words.range,
    flex: 0.7,
    minWidth: 130,
    renderCell: ({ row }) => <Mono>{numbersOf(row)?.rangeLabel ?? NOTHING}</Mono>,
  },
  {
    field: 'latestUsedRangeIndex',
    headerName: words.latestUsed,
    width: 110,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => numbersOf(row)?.latestUsedRangeIndex ?? NOTHING,
  },
  {
    field: 'usedPercentage',
    headerName: words.used,
    flex: 1.6,
    minWidth: 340,
    display: 'flex',
    renderCell: ({ row }) => <UsedNumbers account={row} />,
  },
];

/** ACCT-55, with the account they belong to. */
export const clientAccountColumns = (
  actions: ClientAccountActions,
): EntityColumn<ClientCarrierAccountView>[] => [
  {
    field: 'carrierDisplayName',
    headerName: words.carrier,
    flex: 1,
    minWidth: 160,
    rowHeader: true,
    cellClassName: 'AppStrongCell',
    renderCell: ({ row, tabIndex }) => (
      <CarrierOfAccount account={row} actions={actions} tabIndex={tabIndex} />
    ),
  },
  {
    field: 'accountNumber',
    headerName: words.accountNumber,
    width: 142,
    renderCell: ({ row }) => <Mono>{row.accountNumber}</Mono>,
  },
  ...numberColumns,
];
