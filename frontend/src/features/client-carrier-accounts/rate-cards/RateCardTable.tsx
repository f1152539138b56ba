import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Download, Upload } from 'lucide-react';

import { appRateCardTexts as texts } from '@contracts/texts/app/carriers';
import { appTexts } from '@contracts/texts/app/common';
import type {
  ClientCarrierAccountView,
  RateCardDetailView,
} from '@contracts/views/carrier-account.view';

import { RecordTable, type RecordColumn } from '../../../shared/layout/RecordTable';
import { RowButton } from '../../../shared/layout/RowButton';
import { RowHistoryButton } from '../../../shared/navigation/RowHistoryButton';
import { useTimeZone } from '../../../shared/session/useSession';
import { DateText } from '../../../shared/text/values';
import { accountName } from '../client-account-dialogs';
import type { ClientAccountActions } from '../useClientAccountActions';
import { rateCardName } from './rate-card-name';
import type { RateCardActions } from './useRateCardActions';

export interface RateCardTableProps {
  readonly account: ClientCarrierAccountView;
  readonly actions: ClientAccountActions;
}

/** ACCT-72 to ACCT-74: rate cards of each service, one row per version, with an upload. */
export function RateCardTable({ account, actions }: RateCardTableProps) {
  const { upload, rateCards } = actions;
  const zone = useTimeZone();
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <RecordTable
        label={`${texts.title} ${accountName(account)}`}
        columns={columns}
        rows={account.rateCardDetails}
        actions={(card) => (
          <RowButtons
            account={account}
            card={card}
            name={rateCardName(card, zone)}
            actions={rateCards}
          />
        )}
      />
      {upload && (
        <Button
          size="small"
          startIcon={<Upload size={13} aria-hidden />}
          onClick={() => {
            upload(account);
          }}
        >
          {texts.upload}
        </Button>
      )}
    </Box>
  );
}

interface RowButtonsProps {
  readonly account: ClientCarrierAccountView;
  readonly card: RateCardDetailView;
  readonly name: string;
  readonly actions: RateCardActions;
}

function RowButtons({ account, card, name, actions: { download, remove } }: RowButtonsProps) {
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${texts.download} ${name}`}
        title={texts.download}
        onClick={() => {
          download(card);
        }}
      >
        <Download size={14} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <RowHistoryButton kind="rate-card" id={card.id} clientId={account.clientId} name={name} />
      {remove && (
        <RowButton
          kind="delete"
          label={appTexts.delete}
          name={name}
          onClick={() => {
            remove(card);
          }}
        />
      )}
    </>
  );
}

const columns: readonly RecordColumn<RateCardDetailView>[] = [
  { name: texts.service, render: ({ displayName }) => displayName },
  {
    name: texts.createdAt,
    render: ({ createdAt }) => <DateText value={createdAt} show="date-minute" />,
  },
  { name: texts.lanes, render: ({ noOfLanes }) => noOfLanes },
  { name: texts.rateTypes, render: ({ rateTypes }) => rateTypes.join(', ') },
  {
    name: texts.from,
    render: ({ effectiveFrom, effectiveTo }) => (
      <>
        <DateText value={effectiveFrom} />
        {effectiveTo !== null && (
          <>
            {` ${texts.to} `}
            <DateText value={effectiveTo} />
          </>
        )}
      </>
    ),
  },
];
