import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { belongsToOffer } from '@contracts/rules/offer-number.js';

/**
 * Numbers that a consignment has had from the account and range of an offer, whatever carriers it was moved to in
 * between: choosing that offer again uses up no others.
 */
export function heldNumbers(events: readonly ConsignmentEvent[], offer: OfferData) {
  const { prefixRangeId } = offer.connoteSource;
  let clientCarrierAccountId: number | null = null;
  let number: number | null = null;
  let blocks: readonly { readonly from: number; readonly to: number }[] = [];
  for (const event of events) {
    if (event.type === 'OfferSelected')
      clientCarrierAccountId = event.data.offer?.clientCarrierAccountId ?? null;
    if (event.type === 'ConnoteAssigned' && event.data.prefixRangeId === prefixRangeId)
      number = belongsToOffer({ clientCarrierAccountId, prefixRangeId }, offer)
        ? event.data.number
        : number;
    if (event.type === 'ItemsNumbered' && event.data.prefixRangeId === prefixRangeId)
      blocks = event.data.blocks;
  }
  return { number, blocks };
}
