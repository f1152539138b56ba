import Box from '@mui/material/Box';
import { Store } from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';
import { shellTexts } from '@contracts/texts/spec/shell';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { Page } from '../../shared/layout/Page';
import { ClientPicker } from './header/ClientPicker';

/** SHELL-68: replaces the page until a client is selected. */
export function SelectClient({ canSelectAll }: { readonly canSelectAll: boolean }) {
  return (
    <Page title={appTexts.selectClient}>
      <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center' }}>
        <EmptyState
          icon={Store}
          title={shellTexts.selectClient}
          reason={canSelectAll ? appTexts.selectClientOrAll : appTexts.selectClientReason}
        />
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '10px' }}>
          <ClientPicker canSelectAll={canSelectAll} />
        </Box>
      </Box>
    </Page>
  );
}
