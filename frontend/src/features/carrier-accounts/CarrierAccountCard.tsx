import Box from '@mui/material/Box';

import { appAccountTexts as texts } from '@contracts/texts/app/carriers';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

import { CardDetails } from '../../shared/grid/CardDetails';
import { CardSelect } from '../../shared/grid/CardSelect';
import type { GridSelection } from '../../shared/grid/grid-state';
import { usePermission } from '../../shared/session/usePermission';
import { Mono } from '../../shared/text/values';
import { accountName } from './account-dialogs';
import { AccountCarrier, ViewClientsButton } from './carrier-account-columns';
import { PrefixTable } from './prefixes/PrefixTable';
import type { AccountActions } from './useAccountActions';

export interface CarrierAccountCardProps {
  readonly account: CustomerCarrierAccountView;
  readonly actions: AccountActions;
  readonly selection: GridSelection;
}

/** Card of an account, for phones. */
export function CarrierAccountCard({ account, actions, selection }: CarrierAccountCardProps) {
  const canSeePrefixes = usePermission('READ_PREFIX');
  const name = accountName(account);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 500 }}>
        <CardSelect id={account.id} name={name} selection={selection} />
        <AccountCarrier account={account} actions={actions} />
        <Box sx={{ flex: 1 }} />
        <ViewClientsButton account={account} actions={actions} />
      </Box>
      <Mono>{account.accountNumber}</Mono>
      {canSeePrefixes && (
        <CardDetails label={texts.prefixes} recordName={name}>
          {() => <PrefixTable account={account} actions={actions} />}
        </CardDetails>
      )}
    </Box>
  );
}
