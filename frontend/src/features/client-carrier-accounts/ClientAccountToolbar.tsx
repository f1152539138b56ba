import Box from '@mui/material/Box';

import { clientAccountTexts as texts } from '@contracts/texts/spec/client-accounts';
import { appClientAccountTexts } from '@contracts/texts/app/carriers';

import { ListSearch } from '../../shared/filters/ListSearch';
import { AddButton } from '../../shared/layout/AddButton';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { SpecText } from '../../shared/text/SpecText';
import type { ClientAccountGridProps } from './ClientAccountGrid';

export interface ClientAccountToolbarProps extends ClientAccountGridProps {
  readonly clientName: string;
}

/** ACCT-50, ACCT-54. */
export const ClientAccountToolbar = (props: ClientAccountToolbarProps) => {
  const { accounts, actions, clientName } = props;
  const { list } = accounts;
  return (
    <ListToolbar
      actions={
        actions.add && (
          <AddButton onClick={actions.add}>
            <SpecText>{texts.add}</SpecText>
          </AddButton>
        )
      }
    >
      {/* no room in the header of a phone */}
      <Box sx={{ display: { xs: 'block', sm: 'none' }, width: 1, color: 'app.textMuted' }}>
        {texts.client} {clientName}
      </Box>
      <ListSearch isLocal label={appClientAccountTexts.search} list={list} />
    </ListToolbar>
  );
};
