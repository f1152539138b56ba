import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';

import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts';
import { appAccountTexts, appPrefixTexts } from '@contracts/texts/app/carriers';
import { appTexts } from '@contracts/texts/app/common';
import type { CustomerCarrierAccountView, PrefixView } from '@contracts/views/carrier-account.view';

import { RecordTable, type RecordColumn } from '../../../shared/layout/RecordTable';
import { RowButton } from '../../../shared/layout/RowButton';
import { RowHistoryButton } from '../../../shared/navigation/RowHistoryButton';
import { RangeBar } from '../../../shared/status/RangeBar';
import { EMPTY_VALUE, interpolate } from '../../../shared/text/format';
import { Mono } from '../../../shared/text/values';
import { SpecText } from '../../../shared/text/SpecText';
import { accountName } from '../account-dialogs';
import type { AccountActions } from '../useAccountActions';
import { prefixUsage, rangeText } from './prefix-usage';

export interface PrefixTableProps {
  readonly account: CustomerCarrierAccountView;
  readonly actions: AccountActions;
}

/** ACCT-11, ACCT-45: prefixes of an account, newest first, with their usage. */
export function PrefixTable({ account, actions }: PrefixTableProps) {
  const { addPrefix, removePrefix } = actions;
  if (account.prefixes.length === 0)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box component="span" sx={{ color: 'app.textMuted' }}>
          {appAccountTexts.noPrefixes}
        </Box>
        {addPrefix && (
          <Button
            size="small"
            startIcon={<Plus size={13} aria-hidden />}
            onClick={() => {
              addPrefix(account);
            }}
          >
            <SpecText>{texts.addPrefix}</SpecText>
          </Button>
        )}
      </Box>
    );

  return (
    <RecordTable
      label={`${appAccountTexts.prefixes} ${accountName(account)}`}
      columns={columnsFor(account)}
      rows={account.prefixes}
      actions={(prefix) => (
        <>
          <RowHistoryButton kind="prefix" id={prefix.id} name={prefix.connotePrefix} />
          {removePrefix && (
            <RowButton
              kind="delete"
              label={appTexts.delete}
              name={prefix.connotePrefix}
              onClick={() => {
                removePrefix(prefix, account);
              }}
            />
          )}
        </>
      )}
    />
  );
}

/** Only the columns that apply to the carrier. */
const columnsFor = ({ customerCarrier }: CustomerCarrierAccountView) => [
  ...connoteColumns,
  ...(customerCarrier.carrier.hasItemNumber ? [itemColumn] : []),
  ...(customerCarrier.carrier.hasSenderId ? [senderColumn] : []),
];

const connoteColumns: readonly RecordColumn<PrefixView>[] = [
  { name: appPrefixTexts.prefix, render: ({ connotePrefix }) => <Mono>{connotePrefix}</Mono> },
  {
    name: appPrefixTexts.abbreviation,
    render: ({ connoteAbbreviation }) => connoteAbbreviation ?? EMPTY_VALUE,
  },
  {
    name: appPrefixTexts.range,
    render: ({ masterRangeStart, masterRangeEnd }) => {
      const range = rangeText(masterRangeStart, masterRangeEnd);
      return range === null ? appPrefixTexts.numberedByCarrier : <Mono>{range}</Mono>;
    },
  },
  { name: appPrefixTexts.used, render: (prefix) => <Usage prefix={prefix} /> },
];

function Usage({ prefix }: { readonly prefix: PrefixView }) {
  const percent = prefixUsage(prefix);
  if (percent === null) return EMPTY_VALUE;
  const label = interpolate(appPrefixTexts.usedOf, { prefix: prefix.connotePrefix });
  return <RangeBar percent={percent} label={label} />;
}

const itemColumn: RecordColumn<PrefixView> = {
  name: appPrefixTexts.itemRange,
  render: ({ masterItemRangeStart, masterItemRangeEnd }) => {
    const range = rangeText(masterItemRangeStart, masterItemRangeEnd);
    return range === null ? EMPTY_VALUE : <Mono>{range}</Mono>;
  },
};

const senderColumn: RecordColumn<PrefixView> = {
  name: appPrefixTexts.senderId,
  render: ({ senderId }) => senderId ?? EMPTY_VALUE,
};
