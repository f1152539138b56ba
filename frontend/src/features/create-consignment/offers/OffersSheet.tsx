import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { ModalDrawer } from '../../../shared/layout/ModalDrawer';
import { OffersPanel, type OffersPanelProps } from './OffersPanel';

export interface OffersSheetProps extends OffersPanelProps {
  readonly onClose: () => void;
}

/** Offers in a bottom sheet on a narrow screen. Render it only while it is open. */
export function OffersSheet({ state, onClose }: OffersSheetProps) {
  return (
    <ModalDrawer
      anchor="bottom"
      name={{ 'aria-label': 'Choose an offer' }}
      sx={sheetSx}
      onClose={onClose}
    >
      <Box sx={{ overflow: 'auto', p: '14px 16px' }}>
        <OffersPanel state={state} />
      </Box>
      <Box sx={{ p: '10px 16px', borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" size="large" fullWidth onClick={onClose}>
          Done
        </Button>
      </Box>
    </ModalDrawer>
  );
}

const sheetSx = { maxHeight: '85dvh', borderRadius: '14px 14px 0 0', maxWidth: 640, mx: 'auto' };
