import Box from '@mui/material/Box';

import { appRateCardTexts as texts } from '@contracts/texts/app/carriers';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';

import { CardDetails } from '../../shared/grid/CardDetails';
import { CardSelect } from '../../shared/grid/CardSelect';
import type { GridSelection } from '../../shared/grid/grid-state';
import { Mono } from '../../shared/text/values';
import { accountName } from './client-account-dialogs';
import { AccountCarrier, UsedNumbers } from './client-account-columns';
import { RateCardTable } from './rate-cards/RateCardTable';
import type { ClientAccountActions } from './useClientAccountActions';
import { numbersOf, rangesOf } from './useClientAccounts';

export interface ClientAccountCardProps {
  readonly account: ClientCarrierAccountView;
  readonly actions: ClientAccountActions;
  readonly selection: GridSelection;
}

/** Card of a client's account, for phones. */
export function ClientAccountCard({ account, actions, selection }: ClientAccountCardProps) {
  const name = accountName(account);
  const numbers = numbersOf(account);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 500 }}>
        <CardSelect id={account.id} name={name} selection={selection} />
        <AccountCarrier account={account} actions={actions} />
        <Box sx={{ flex: 1 }} />
        <Mono>{account.accountNumber}</Mono>
      </Box>
      <Box sx={{ display: 'flex', gap: 3, color: 'text.secondary' }}>
        <Mono>{numbers?.prefix}</Mono>
        <Mono>{rangesOf(account)}</Mono>
      </Box>
      <UsedNumbers account={account} />
      {actions.canSeeRateCards && account.rateCardDetails.length > 0 && (
        <CardDetails label={texts.title} recordName={name}>
          {() => <RateCardTable account={account} actions={actions} />}
        </CardDetails>
      )}
    </Box>
  );
}
