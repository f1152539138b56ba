import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';

import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { OfferView } from '@contracts/views/offer.view';

import { PriceBreakdown } from '../../../shared/offers/PriceBreakdown';
import { Tag } from '../../../shared/status/Tag';
import { EtaText } from '../../../shared/text/values';
import { formatMoney } from '../../../shared/text/format';
import { vars } from '../../../shared/theme/vars';
import { offerKey } from './useOffers';

export type OfferBadge = 'Cheapest' | 'Fastest';

export interface OfferCardProps {
  readonly offer: OfferView;
  readonly isSelected: boolean;
  readonly badge: OfferBadge | null;
  readonly onSelect: () => void;
}

/** Dollars; 'POA' without a price. */
export const offerPrice = ({ totalCost }: OfferView): string =>
  totalCost ? formatMoney(totalCost) : consignmentListTexts.priceOnApplication;

/** One offer; the selected one shows its price breakdown. */
export function OfferCard({ offer, isSelected, badge, onSelect }: OfferCardProps) {
  const { carrierDisplayName, displayServiceType } = offer;
  const name = [carrierDisplayName, displayServiceType].filter(Boolean).join(' ');

  return (
    <Box data-selected={isSelected || undefined} sx={cardSx}>
      <Box component="label" sx={faceSx}>
        <Radio
          name="offer"
          value={offerKey(offer)}
          checked={isSelected}
          onChange={onSelect}
          slotProps={{ input: { 'aria-label': `${name}, ${offerPrice(offer)}` } }}
        />
        <Box className="lines">
          <div>
            <span className="name">{carrierDisplayName}</span>
            {badge && <Tag tone={badge === 'Cheapest' ? 'done' : 'accent'}>{badge}</Tag>}
            <span className="price">{offerPrice(offer)}</span>
          </div>
          <div>
            {displayServiceType}
            <span className="eta">
              <EtaText {...offer} />
            </span>
          </div>
        </Box>
      </Box>
      {isSelected && offer.totalCost !== 0 && <PriceBreakdown offer={offer} />}
    </Box>
  );
}

const cardSx = {
  border: 1,
  borderColor: 'app.lineStrong',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'app.lineInput' },
  '&[data-selected]': {
    borderColor: 'primary.main',
    boxShadow: (theme: Parameters<typeof vars>[0]) => `0 0 0 1px ${vars(theme).primary.main}`,
  },
} as const;

/** Two lines beside the radio button: carrier and price, service and ETA. */
const faceSx = {
  display: 'flex',
  gap: '10px',
  p: '9px 12px',
  cursor: 'pointer',
  '& .MuiRadio-root': { mt: '3px' },
  '& .lines': { flex: 1, minWidth: 0 },
  '& .lines > div': { display: 'flex', alignItems: 'center', gap: '6px', color: 'text.secondary' },
  '& .name': {
    color: 'text.primary',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .price': { ml: 'auto', fontSize: '0.9375rem', fontWeight: 600, color: 'text.primary' },
  '& .eta': { ml: 'auto', typography: 'body2', whiteSpace: 'nowrap' },
} as const;
