import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request';
import { appQuoteTexts } from '@contracts/texts/app/quick-quote';
import type { OfferView } from '@contracts/views/offer.view';

import { messageOf } from '../../shared/api/api-error';
import { useDebounced } from '../../shared/commands/useDebounced';
import { isBookable, useLiveOffers } from '../../shared/offers/useLiveOffers';
import { useQuoteOffersQuery } from './quick-quote.api';

/** Offers are requested half a second after the last change. */
const DEBOUNCE_MS = 500;

/** Offers for the debounced request; nothing is requested while it is null. */
function useDebouncedOffers(request: QuoteOffersRequest | null) {
  const requestKey = request && JSON.stringify(request);
  const debounced = useDebounced(requestKey, DEBOUNCE_MS);
  const isRequested = requestKey !== null;
  const { data, error, isFetching } = useQuoteOffersQuery(
    isRequested && debounced !== null ? (JSON.parse(debounced) as QuoteOffersRequest) : skipToken,
  );
  if (!isRequested) return { isRequested, isCalculating: false, data: undefined, error: undefined };
  const isCalculating = isFetching || debounced !== requestKey;
  // Prices of other items are hidden unless new ones are loading.
  return { isRequested, isCalculating, data: error && !isCalculating ? undefined : data, error };
}

/** Offers from rate cards and the carriers' own prices, and why other services have none. */
function useAllOffers(request: QuoteOffersRequest | null) {
  const { data, isCalculating, ...calculation } = useDebouncedOffers(request);
  const live = useLiveOffers(data?.live ?? null);
  const offers = [...(data?.offers ?? []), ...live.offers];
  const isFirstPending = offers.length === 0 && live.pending.length > 0;
  return {
    ...calculation,
    isCalculating: isCalculating || isFirstPending,
    offers,
    rejections: [...(data?.rejections ?? []), ...live.rejections],
    pending: live.pending,
    liveError: live.error,
    retryLive: live.retry,
  };
}

/** Offers for the form, cheapest first; the previous ones stay until new ones arrive. */
export function useQuoteOffers(request: QuoteOffersRequest | null) {
  const { error, offers, ...all } = useAllOffers(request);
  const [chosenKey, choose] = useState<string | null>(null);

  return {
    ...all,
    offers: offers.toSorted((a, b) => priceOf(a) - priceOf(b)),
    selected: offers.find((offer) => keyOf(offer) === chosenKey && isBookable(offer)) ?? null,
    choose: (offer: OfferView) => {
      choose(keyOf(offer));
    },
    /** QUOTE-21: the server's message. */
    message: error ? messageOf(error, appQuoteTexts.offersFailed) : null,
  };
}

export type QuoteOffers = ReturnType<typeof useQuoteOffers>;

/** Offers without a price sort last, with those that cannot be booked. */
const priceOf = ({ totalCost, live }: OfferView) =>
  totalCost === null || totalCost === 0 || !isBookable({ live }) ? Number.MAX_VALUE : totalCost;

/** Identifies a carrier service of an account, and the source of its price. */
export const keyOf = ({
  clientCarrierAccountId,
  carrierServiceTypeId,
  source,
}: OfferView): string =>
  `${clientCarrierAccountId ?? 0}/${carrierServiceTypeId ?? 0}/${source ?? ''}`;
