import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { belongsToOffer } from '@contracts/rules/offer-number.js';

/**
 * Numbers a consignment has had from an offer's account and range, even if other carriers were chosen in between:
 * choosing that offer again takes no new ones.
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
