import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { liveRateTexts as texts } from '@contracts/texts/app/live-rates';
import type { OfferView } from '@contracts/views/offer.view';

import { isBookable } from '../../../shared/offers/useLiveOffers';
import { interpolate } from '../../../shared/text/format';
import { cheapest, fastest, sortOffers, type OfferOrder } from './offer-order';
import { OfferCard, type OfferBadge } from './OfferCard';
import { useStableOffers } from './useStableOffers';
import { offerKey, type OffersState } from './useOffers';

export interface OfferListProps {
  readonly state: OffersState;
  readonly order: OfferOrder;
}

/**
 * The offers as a radio group: arrow keys select. While it has the focus, new offers are held back until the user shows
 * them.
 */
export function OfferList({ state, order }: OfferListProps) {
  const { selected, isCalculating, choose } = state;
  const { offers, heldCount, show, focusProps } = useStableOffers(state.offers);
  if (state.offers.length === 0) return null;

  return (
    <Box {...focusProps}>
      <Box role="radiogroup" aria-label="Carrier offers" sx={isCalculating ? staleSx : listSx}>
        {sortOffers(offers, order).map((offer) => (
          <OfferCard
            key={offerKey(offer)}
            offer={offer}
            isSelected={offer === selected}
            badge={badgeOf(offer, offers)}
            counterpart={counterpartOf(offer, offers)}
            onSelect={choose}
          />
        ))}
      </Box>
      <Box role="status">
        {heldCount > 0 && (
          <Button variant="text" size="small" sx={{ mt: '6px' }} onClick={show}>
            {interpolate(heldCount === 1 ? texts.showOne : texts.showMore, { count: heldCount })}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function badgeOf(offer: OfferView, shown: readonly OfferView[]): OfferBadge | null {
  const offers = shown.filter(isBookable);
  if (offers.length < 2) return null;
  if (offer === cheapest(offers)) return 'Cheapest';
  return offer === fastest(offers) ? 'Fastest' : null;
}

const counterpartOf = (offer: OfferView, offers: readonly OfferView[]): OfferView | null =>
  offers.find(
    (other) =>
      other.source !== offer.source &&
      other.clientCarrierAccountId === offer.clientCarrierAccountId &&
      other.carrierServiceTypeId === offer.carrierServiceTypeId,
  ) ?? null;

const listSx = { display: 'grid', gap: '6px' } as const;
/** Greyed out but readable while outdated. */
const staleSx = { ...listSx, opacity: 0.86, filter: 'grayscale(1)' } as const;
