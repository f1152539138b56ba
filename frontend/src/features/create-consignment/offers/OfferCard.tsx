import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { memo } from 'react';

import { liveRateTexts as texts } from '@contracts/texts/app/live-rates';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { OfferView } from '@contracts/views/offer.view';

import { LiveTag } from '../../../shared/offers/LiveTag';
import { PriceBreakdown } from '../../../shared/offers/PriceBreakdown';
import { PriceComparison } from '../../../shared/offers/PriceComparison';
import { isBookable } from '../../../shared/offers/useLiveOffers';
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
  /** The same service, priced by the other source; null if there is none. */
  readonly counterpart: OfferView | null;
  readonly onSelect: (offer: OfferView) => void;
}

/** Dollars; 'POA' without a price. */
export const offerPrice = ({ totalCost }: OfferView): string =>
  totalCost ? formatMoney(totalCost) : consignmentListTexts.priceOnApplication;

/**
 * One offer; the selected one shows its price breakdown, beside that of the other source if there is one. Memoised:
 * typing in the form does not re-render it.
 */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { offer, isSelected, badge, onSelect } = props;
  const { carrierDisplayName, displayServiceType } = offer;
  const source = offer.live ? texts.live : null;
  const name = [carrierDisplayName, displayServiceType, source].filter(Boolean).join(' ');

  return (
    <Box data-selected={isSelected || undefined} sx={cardSx}>
      <Box component="label" sx={faceSx}>
        <Radio
          name="offer"
          value={offerKey(offer)}
          checked={isSelected}
          disabled={!isBookable(offer)}
          onChange={() => {
            onSelect(offer);
          }}
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
          {offer.live && (
            <div>
              <LiveTag live={offer.live} />
            </div>
          )}
        </Box>
      </Box>
      {isSelected && <Breakdown {...props} />}
    </Box>
  );
});

function Breakdown({ offer, counterpart }: Pick<OfferCardProps, 'offer' | 'counterpart'>) {
  if (offer.totalCost === 0) return null;
  if (!counterpart) return <PriceBreakdown offer={offer} />;
  const [live, rateCard] = offer.live ? [offer, counterpart] : [counterpart, offer];
  return <PriceComparison live={live} rateCard={rateCard} />;
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
