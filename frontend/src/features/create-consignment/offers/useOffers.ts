import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';
import type { OfferView } from '@contracts/views/offer.view';

import { useDebounced } from '../../../shared/commands/useDebounced';
import { useExplainOffersQuery } from '../create-consignment.api';

/** ui: offers are asked for when nothing relevant has changed for half a second. */
const QUIET_MS = 500;

/** What a price does not depend on must not ask for new ones. */
const pricedPart = ({ offer, ...rest }: SaveConsignmentRequest): SaveConsignmentRequest => ({
  ...rest,
  consignmentReferences: [],
  offer: { ...offer, specialInstructions: null },
});

/** Asks once the typing has rested; the old answer stays until the new one is there. */
function useExplained(request: SaveConsignmentRequest | null) {
  const wanted = request && JSON.stringify(pricedPart(request));
  const rested = useDebounced(wanted, QUIET_MS);
  const asked = wanted === null ? null : rested;
  const { data, currentData, error, isFetching, refetch } = useExplainOffersQuery(
    asked === null ? skipToken : (JSON.parse(asked) as SaveConsignmentRequest),
  );
  const isCalculating = wanted !== null && (isFetching || rested !== wanted);
  const failure = currentData ? undefined : error;
  return {
    // Prices of other goods are none: they stay in sight only while new ones are on their way (CON-137).
    answer: wanted === null || (failure && !isCalculating) ? undefined : data,
    error: failure,
    isCalculating,
    refetch: () => {
      if (asked !== null) void refetch();
    },
  };
}

/** What tells an offer that was chosen earlier: by the consignment that is edited, or by a quote. */
export type ChosenBefore = Pick<
  OfferView,
  'clientCarrierAccountId' | 'carrierServiceTypeId' | 'totalCost'
>;

/**
 * Offers for what the form holds; null while it cannot have any. Chosen is what the user picked, else what the
 * consignment or its quote has already, else the first (CON-138, CON-139).
 */
export function useOffers(request: SaveConsignmentRequest | null, existing: ChosenBefore | null) {
  const explained = useExplained(request);
  const [choice, choose] = useState<string | null>(null);
  const kept = existing && offerKey(existing);
  const offers = explained.answer?.offers ?? [];
  const chosen =
    offers.find((offer) => offerKey(offer) === choice) ??
    offers.find((offer) => offerKey(offer) === kept) ??
    offers.find((offer) => existing !== null && isSamePrice(offer, existing));

  return {
    ...explained,
    offers,
    selected: chosen ?? offers[0] ?? null,
    choose: (offer: OfferView) => {
      choose(offerKey(offer));
    },
  };
}

export type OffersState = ReturnType<typeof useOffers>;

/** One carrier service of one account: the same choice before and after a new calculation. */
export const offerKey = ({ clientCarrierAccountId, carrierServiceTypeId }: ChosenBefore): string =>
  `${clientCarrierAccountId ?? 0}/${carrierServiceTypeId ?? 0}`;

const isSamePrice = (one: OfferView, other: ChosenBefore) =>
  one.clientCarrierAccountId === other.clientCarrierAccountId &&
  Math.round(one.totalCost ?? 0) === Math.round(other.totalCost ?? 0);
