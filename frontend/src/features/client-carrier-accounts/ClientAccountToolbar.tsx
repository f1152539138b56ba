import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';

import { clientAccountTexts as texts } from '@contracts/texts/client-accounts';
import { ownClientAccountTexts as words } from '@contracts/texts/own-carriers';

import { SearchBox } from '../../shared/filters/SearchBox';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { VerbatimText } from '../../shared/text/VerbatimText';
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
          <Button
            variant="contained"
            startIcon={<Plus size={14} aria-hidden />}
            onClick={actions.add}
          >
            <VerbatimText>{texts.add}</VerbatimText>
          </Button>
        )
      }
    >
      {/* a phone has no room for it in the header */}
      <Box sx={{ display: { xs: 'block', sm: 'none' }, width: 1, color: 'app.textMuted' }}>
        {texts.client} {clientName}
      </Box>
      <SearchBox
        label={words.search}
        value={list.query.q}
        onChange={(q) => {
          list.change({ q });
        }}
      />
    </ListToolbar>
  );
};
