import { useState, type FocusEvent } from 'react';

import type { OfferView } from '@contracts/views/offer.view';

import { offerKey } from './useOffers';

/** Holds back offers that arrive while the list has the focus, so that no row moves under the user's cursor. */
export function useStableOffers(offers: readonly OfferView[]) {
  /** Offers shown since the list got the focus; null while it has none. */
  const [shownKeys, setShownKeys] = useState<ReadonlySet<string> | null>(null);
  const isShown = (offer: OfferView) => shownKeys?.has(offerKey(offer)) ?? true;
  const keys = () => new Set(offers.map(offerKey));
  const shown = offers.filter((offer) => isShown(offer) || offer.source !== 'LIVE');

  return {
    offers: shown,
    heldCount: offers.length - shown.length,
    show: () => {
      setShownKeys(keys());
    },
    focusProps: {
      onFocus: () => {
        setShownKeys((current) => current ?? keys());
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setShownKeys(null);
      },
    },
  };
}
