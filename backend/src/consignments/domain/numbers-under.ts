import type { ItemNumbersData } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { isNumberOf } from '@contracts/rules/number-of-offer.js';

/** The number goods travel under, and the account whose block it came from. */
export interface Connote {
  readonly connoteNumber: string;
  readonly prefixRangeId: number | null;
  readonly number: number | null;
  readonly clientCarrierAccountId: number;
}

interface Numbers {
  readonly connote: Connote | null;
  readonly itemNumbers: ItemNumbersData | null;
}

/** The numbers that stay when this offer is chosen: those of its own account and prefix. */
export const numbersUnder = (
  offer: OfferData | null,
  { connote, itemNumbers }: Numbers,
): Numbers => ({
  connote: connote && isNumberOf(connote, offer) ? connote : null,
  itemNumbers:
    itemNumbers?.prefixRangeId === offer?.connoteSource.prefixRangeId ? itemNumbers : null,
});
