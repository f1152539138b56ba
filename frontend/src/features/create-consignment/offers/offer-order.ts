import type { OfferView } from '@contracts/views/offer.view';

import { isBookable } from '../../../shared/offers/useLiveOffers';

export type OfferOrder = 'cheapest' | 'fastest';

/** GAP-20: offers without a price (POA) sort last, with those that cannot be booked. */
const price = ({ totalCost, live }: OfferView) =>
  totalCost === null || totalCost === 0 || !isBookable({ live })
    ? Number.POSITIVE_INFINITY
    : totalCost;
const NO_DAY = '9999-12-31';
const arrival = ({ eta, live }: OfferView) => (isBookable({ live }) ? (eta ?? NO_DAY) : NO_DAY);

const byPrice = (a: OfferView, b: OfferView) => (price(a) === price(b) ? 0 : price(a) - price(b));
const byArrival = (a: OfferView, b: OfferView) =>
  arrival(a).localeCompare(arrival(b)) || byPrice(a, b);

/** Sorts on screen only: the server sorts by price. */
export const sortOffers = (offers: readonly OfferView[], order: OfferOrder): OfferView[] =>
  [...offers].sort(order === 'cheapest' ? byPrice : byArrival);

export const cheapest = (offers: readonly OfferView[]) => sortOffers(offers, 'cheapest')[0];
export const fastest = (offers: readonly OfferView[]) => sortOffers(offers, 'fastest')[0];
