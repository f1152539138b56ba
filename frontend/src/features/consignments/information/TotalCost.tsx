import Box from '@mui/material/Box';

import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { PriceBreakdown } from '../../../shared/offers/PriceBreakdown';

/** The price with its breakdown; nothing for a draft or without a carrier (LIST-100). */
export function TotalCost({ consignment }: { readonly consignment: ConsignmentView }) {
  const { offer, status } = consignment;
  if (status === 'DRAFT' || offer.carrierId === null) return null;
  if (offer.totalCost === 0)
    return (
      <Box>
        Total Cost <b>{consignmentListTexts.priceOnApplication}</b>
      </Box>
    );
  return (
    <Box sx={{ '& > dl': { mx: 0 } }}>
      <PriceBreakdown offer={offer} />
    </Box>
  );
}
