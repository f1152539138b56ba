import Box from '@mui/material/Box';
import { Store } from 'lucide-react';

import { ownTexts } from '@contracts/texts/own';
import { shellTexts } from '@contracts/texts/shell';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { Page } from '../../shared/layout/Page';
import { ClientPicker } from './header/ClientPicker';

/** SHELL-68: instead of the page, until it is known whom it is for. */
export function PickClient({ mayTakeAll }: { readonly mayTakeAll: boolean }) {
  return (
    <Page title={ownTexts.pickClient}>
      <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center' }}>
        <EmptyState
          icon={Store}
          title={shellTexts.selectClient}
          reason={mayTakeAll ? ownTexts.pickClientOrAll : ownTexts.pickClientReason}
        />
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '10px' }}>
          <ClientPicker mayTakeAll={mayTakeAll} />
        </Box>
      </Box>
    </Page>
  );
}
