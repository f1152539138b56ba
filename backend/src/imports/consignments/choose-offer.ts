import type { OfferData } from '@contracts/events/offer.data.js';

/** A carrier's service to choose from (BULK-09). */
export interface CarrierServiceOption {
  readonly selectedCarrier: number;
  readonly selectedCarrierServiceType: number;
}

/** Criterion for choosing among several offers: total, or ETA and then total. */
export type OfferPreference = 'CHEAPEST' | 'FASTEST';

/** Criteria for choosing an offer. */
export interface OfferChoice {
  /** Services to choose from; empty for all. */
  readonly options: readonly CarrierServiceOption[];
  readonly preference: OfferPreference;
  /** The offer that a user selected; chosen if it is still available. */
  readonly selected?: OfferSelection;
}

/** One service on one account. */
export type OfferSelection = Pick<OfferData, 'clientCarrierAccountId' | 'carrierServiceTypeId'>;

/** The chosen offer and the best of the others. */
export interface ChosenOffers {
  readonly chosen: OfferData | null;
  readonly next: OfferData | null;
  /** All of them, best first. */
  readonly offers: readonly OfferData[];
}

export const noOffers: ChosenOffers = { chosen: null, next: null, offers: [] };

export const isSameOffer = (left: OfferSelection, right: OfferSelection): boolean =>
  left.clientCarrierAccountId === right.clientCarrierAccountId &&
  left.carrierServiceTypeId === right.carrierServiceTypeId;

/**
 * Returns the best offer and the next best, among `options` unless that is empty (BULK-08, BULK-13); null where there
 * is none. Chooses a price on application only if there is no other offer. If offers are equal, it chooses the first. A
 * selected offer comes before all others.
 */
export function chooseOffers(
  offers: readonly OfferData[],
  { options, preference, selected }: OfferChoice,
): ChosenOffers {
  const sorted = offers
    .filter((offer) => options.length === 0 || options.some(isOf(offer)))
    .map((offer, index) => ({ offer, index }))
    .sort((left, right) => compare(left.offer, right.offer, preference) || left.index - right.index)
    .map(({ offer }) => offer);
  const selectedOffer = selected && sorted.find((offer) => isSameOffer(offer, selected));
  const chosen = selectedOffer ?? sorted[0] ?? null;
  const next = sorted.find((offer) => offer !== chosen) ?? null;
  return { chosen, next, offers: sorted };
}

const isOf =
  ({ carrierId, carrierServiceTypeId }: OfferData) =>
  ({ selectedCarrier, selectedCarrierServiceType }: CarrierServiceOption): boolean =>
    selectedCarrier === carrierId && selectedCarrierServiceType === carrierServiceTypeId;

function compare(left: OfferData, right: OfferData, preference: OfferPreference): number {
  const onApplication = Number(left.totalCents === 0) - Number(right.totalCents === 0);
  const eta = preference === 'FASTEST' ? compareDays(left.etaDate, right.etaDate) : 0;
  return onApplication || eta || left.totalCents - right.totalCents;
}

/** An unknown day comes last. */
function compareDays(left: string | null, right: string | null): number {
  const [first, second] = [left ?? '9999-12-31', right ?? '9999-12-31'];
  return first === second ? 0 : first < second ? -1 : 1;
}
