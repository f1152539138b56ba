import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';
import type { OfferView } from '@contracts/views/offer.view';

import { useDebounced } from '../../../shared/commands/useDebounced';
import { isBookable, useLiveOffers } from '../../../shared/offers/useLiveOffers';
import { useExplainOffersQuery } from '../create-consignment.api';

/** Offers are requested half a second after the last relevant change. */
const DEBOUNCE_MS = 500;

/** The part of the request that prices depend on: other changes must not request new offers. */
const pricedPart = ({ offer, ...rest }: SaveConsignmentRequest): SaveConsignmentRequest => ({
  ...rest,
  consignmentReferences: [],
  offer: { ...offer, specialInstructions: null },
});

/** Debounces the request; the previous response stays until the new one arrives. */
function useExplainedOffers(request: SaveConsignmentRequest | null) {
  const requestKey = request && JSON.stringify(pricedPart(request));
  const debounced = useDebounced(requestKey, DEBOUNCE_MS);
  const requested = requestKey === null ? null : debounced;
  const { data, currentData, error, isFetching, refetch } = useExplainOffersQuery(
    requested === null ? skipToken : (JSON.parse(requested) as SaveConsignmentRequest),
  );
  const isCalculating = requestKey !== null && (isFetching || debounced !== requestKey);
  const failure = currentData ? undefined : error;
  return {
    // Prices of other items are hidden unless new ones are loading (CON-137).
    response: requestKey === null || (failure && !isCalculating) ? undefined : data,
    error: failure,
    isCalculating,
    refetch: () => {
      if (requested !== null) void refetch();
    },
  };
}

/** Identifies the offer selected earlier, in the edited consignment or a quote. */
export type PreviousChoice = Pick<
  OfferView,
  'clientCarrierAccountId' | 'carrierServiceTypeId' | 'totalCost'
> &
  Partial<Pick<OfferView, 'source'>>;

/** All offers so far, and why other services have none. */
function useAllOffers(request: SaveConsignmentRequest | null) {
  const explained = useExplainedOffers(request);
  const { response } = explained;
  const live = useLiveOffers(response?.live ?? null);
  const offers = [...(response?.offers ?? []), ...live.offers];
  // a carrier's own price may be the first offer
  const isFirstPending = offers.length === 0 && live.pending.length > 0;
  return {
    ...explained,
    isCalculating: explained.isCalculating || isFirstPending,
    offers,
    rejections: [...(response?.rejections ?? []), ...live.rejections],
    pending: live.pending,
    liveError: live.error,
    retryLive: live.retry,
  };
}

/** The user's choice, or the stored or quoted offer. */
function findChosen(
  offers: readonly OfferView[],
  choice: string | null,
  existing: PreviousChoice | null,
): OfferView | undefined {
  const existingKey = existing && offerKey(existing);
  return (
    offers.find((offer) => offerKey(offer) === choice) ??
    offers.find((offer) => offerKey(offer) === existingKey) ??
    offers.find((offer) => existing !== null && isSamePrice(offer, existing))
  );
}

/**
 * Offers for the form; null while it is incomplete. The selected offer is the user's choice, or the stored or quoted
 * one, or the first (CON-138, CON-139).
 */
export function useOffers(request: SaveConsignmentRequest | null, existing: PreviousChoice | null) {
  const all = useAllOffers(request);
  const { offers, pending, isCalculating } = all;
  const [choice, setChoice] = useState<string | null>(null);
  const choose = useCallback((offer: OfferView) => {
    setChoice(offerKey(offer));
  }, []);
  const chosen = findChosen(offers, choice, existing);
  // an edited consignment keeps its live price until the carrier has responded
  const isExistingPending = choice === null && !chosen && isLive(existing) && pending.length > 0;
  // rate cards take precedence, so that the selection does not change as carriers respond
  const first = [chosen, ...offers].find((offer) => offer && isBookable(offer)) ?? null;

  return {
    ...all,
    isCalculating: isCalculating || isExistingPending,
    selected: isExistingPending ? null : first,
    choose,
  };
}

const isLive = (offer: PreviousChoice | null): boolean => offer?.source === 'LIVE';

export type OffersState = ReturnType<typeof useOffers>;

/** Identifies a carrier service of an account, and the source of its price, across recalculations. */
export const offerKey = ({
  clientCarrierAccountId,
  carrierServiceTypeId,
  source,
}: PreviousChoice): string =>
  `${clientCarrierAccountId ?? 0}/${carrierServiceTypeId ?? 0}/${source ?? 'RATE_CARD'}`;

const isSamePrice = (a: OfferView, b: PreviousChoice) =>
  a.source !== 'LIVE' &&
  a.clientCarrierAccountId === b.clientCarrierAccountId &&
  Math.round(a.totalCost ?? 0) === Math.round(b.totalCost ?? 0);
