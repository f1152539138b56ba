import Box from '@mui/material/Box';

import type { OfferView } from '@contracts/views/offer.view';

import { cheapest, fastest, sortOffers, type OfferOrder } from './offer-order';
import { OfferCard, type OfferBadge } from './OfferCard';
import { offerKey, type OffersState } from './useOffers';

export interface OfferListProps {
  readonly state: OffersState;
  readonly order: OfferOrder;
}

/** The offers as a radio group: arrow keys select. */
export function OfferList({ state, order }: OfferListProps) {
  const { offers, selected, isCalculating, choose } = state;
  if (offers.length === 0) return null;

  return (
    <Box role="radiogroup" aria-label="Carrier offers" sx={isCalculating ? oldSx : listSx}>
      {sortOffers(offers, order).map((offer) => (
        <OfferCard
          key={offerKey(offer)}
          offer={offer}
          isSelected={offer === selected}
          badge={badgeOf(offer, offers)}
          onSelect={() => {
            choose(offer);
          }}
        />
      ))}
    </Box>
  );
}

function badgeOf(offer: OfferView, offers: readonly OfferView[]): OfferBadge | null {
  if (offers.length < 2) return null;
  if (offer === cheapest(offers)) return 'Cheapest';
  return offer === fastest(offers) ? 'Fastest' : null;
}

const listSx = { display: 'grid', gap: '6px' } as const;
/** Greyed out while out of date, but readable. */
const oldSx = { ...listSx, opacity: 0.86, filter: 'grayscale(1)' } as const;
