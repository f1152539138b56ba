import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request';
import { ownQuoteTexts } from '@contracts/texts/own-screens';
import type { OfferView } from '@contracts/views/offer.view';

import { messageOf } from '../../shared/api/api-error';
import { useDebounced } from '../../shared/commands/useDebounced';
import { useQuoteOffersQuery } from './quick-quote.api';

/** ui: offers are asked for when nothing has changed for half a second. */
const QUIET_MS = 500;

/** The answer for what was asked once the typing had rested; nothing while there is nothing to ask. */
function useAnswer(request: QuoteOffersRequest | null) {
  const wanted = request && JSON.stringify(request);
  const rested = useDebounced(wanted, QUIET_MS);
  const isAsked = wanted !== null;
  const { data, error, isFetching } = useQuoteOffersQuery(
    isAsked && rested !== null ? (JSON.parse(rested) as QuoteOffersRequest) : skipToken,
  );
  if (!isAsked) return { isAsked, isCalculating: false, data: undefined, error: undefined };
  const isCalculating = isFetching || rested !== wanted;
  // Prices of other goods are none: they stay only while new ones are on their way.
  return { isAsked, isCalculating, data: error && !isCalculating ? undefined : data, error };
}

/** Offers for what the form holds, cheapest first; the old ones stay until the new ones are there. */
export function useQuoteOffers(request: QuoteOffersRequest | null) {
  const { isAsked, isCalculating, data, error } = useAnswer(request);
  const [chosenKey, choose] = useState<string | null>(null);
  const offers = data?.offers ?? [];

  return {
    offers: offers.toSorted((one, other) => priceOf(one) - priceOf(other)),
    selected: offers.find((offer) => keyOf(offer) === chosenKey) ?? null,
    choose: (offer: OfferView) => {
      choose(keyOf(offer));
    },
    isAsked,
    isCalculating,
    /** QUOTE-21: what the server says. */
    message: error ? messageOf(error, ownQuoteTexts.offersFailed) : null,
  };
}

export type QuoteOffers = ReturnType<typeof useQuoteOffers>;

/** Price on application comes last. */
const priceOf = ({ totalCost }: OfferView) =>
  totalCost === null || totalCost === 0 ? Number.MAX_VALUE : totalCost;

/** One carrier service of one account. */
export const keyOf = ({ clientCarrierAccountId, carrierServiceTypeId }: OfferView): string =>
  `${clientCarrierAccountId ?? 0}/${carrierServiceTypeId ?? 0}`;
