import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronUp } from 'lucide-react';
import { Suspense, useState } from 'react';

import { pluralise } from '@contracts/texts/pluralise';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';

import { lazy } from '../../../shared/loading/lazy';
import { ChosenOffer } from './ChosenOffer';
import type { OffersState } from './useOffers';

const OffersSheet = lazy(async () => {
  const { OffersSheet: sheet } = await import('./OffersSheet');
  return { default: sheet };
});

/** Bar for narrow screens: shows the selected offer in one line and opens the sheet of all offers. */
export function OffersBar({ state }: { readonly state: OffersState }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
        sx={barSx}
      >
        <ChosenOffer offer={state.selected}>
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '2px' }}>
            {countText(state)}
            <ChevronUp size={14} aria-hidden />
          </Box>
        </ChosenOffer>
      </ButtonBase>
      {isOpen && (
        <Suspense fallback={null}>
          <OffersSheet
            state={state}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function countText({ response, offers, isCalculating }: OffersState): string {
  if (isCalculating) return createConsignmentTexts.calculating;
  if (!response) return 'Offers';
  return pluralise(offers.length, 'offer');
}

const barSx = {
  display: 'block',
  textAlign: 'left',
  typography: 'body1',
  mx: '-8px',
  px: '8px',
  py: '4px',
  minHeight: { xs: 44, sm: 0 },
  borderRadius: '7px',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
