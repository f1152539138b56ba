import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import type { OfferView } from '@contracts/views/offer.view';

import { DateText } from '../../../shared/text/values';
import { offerPrice } from './OfferCard';

export interface ChosenOfferProps {
  readonly offer: OfferView | null;
  /** Rendered below the price. */
  readonly children?: ReactNode;
}

/** Shows the selected offer: carrier, ETA and price. */
export function ChosenOffer({ offer, children = offer && 'incl. GST' }: ChosenOfferProps) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'flex-end', gap: 2 }}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
        {offer ? <OfferCarrier offer={offer} /> : createConsignmentTexts.noCarrier}
      </Box>
      <Box component="span" sx={priceSx}>
        {offer && (
          <Typography variant="figure" component="span" sx={{ lineHeight: 1.1 }}>
            {offerPrice(offer)}
          </Typography>
        )}
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      </Box>
    </Box>
  );
}

function OfferCarrier({ offer }: { readonly offer: OfferView }) {
  const { carrierDisplayName, displayServiceType, eta } = offer;
  return (
    <>
      {[carrierDisplayName, displayServiceType].filter(Boolean).join(', ')}
      <Box component="span" sx={{ display: 'block', color: 'text.primary', minHeight: 20 }}>
        {eta && (
          <>
            Arrives by <DateText value={eta} />
          </>
        )}
      </Box>
    </>
  );
}

const priceSx = { display: 'grid', justifyItems: 'end', flex: 'none' } as const;
