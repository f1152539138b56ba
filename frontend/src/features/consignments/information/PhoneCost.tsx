import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';

import { appPhoneInformationTexts as texts } from '@contracts/texts/app/consignment-information-phone';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { PriceBreakdown } from '../../../shared/offers/PriceBreakdown';
import { formatMoney } from '../../../shared/text/format';
import { PhoneRow } from './PhoneRow';

/** The price, with its breakdown on demand; nothing for a draft or without a carrier (LIST-100). */
export function PhoneCost({
  consignment: { offer, status },
}: {
  readonly consignment: ConsignmentView;
}) {
  const [isOpen, setOpen] = useState(false);
  if (status === 'DRAFT' || offer.carrierId === null) return null;
  if (!offer.totalCost)
    return <PhoneRow label={texts.cost}>{consignmentListTexts.priceOnApplication}</PhoneRow>;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <PhoneRow label={texts.cost}>
      <Box sx={lineSx}>
        <b>{formatMoney(offer.totalCost)}</b>
        <Button
          variant="text"
          aria-label={texts.whyThisCost}
          aria-expanded={isOpen}
          endIcon={<Chevron size={14} aria-hidden />}
          onClick={() => {
            setOpen(!isOpen);
          }}
          sx={{ my: '-12px', mr: '-8px', '@media print': { display: 'none' } }}
        >
          {texts.why}
        </Button>
      </Box>
      {isOpen && (
        <Box sx={{ mt: 2, '& > dl': { mx: 0 } }}>
          <PriceBreakdown offer={offer} />
        </Box>
      )}
    </PhoneRow>
  );
}

const lineSx = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const;
