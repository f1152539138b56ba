import type { OfferData } from '@contracts/events/offer.data.js';

import type { ChosenOffer } from './priced-offer.js';

const LIVE_ID = /^live-(\d{1,15})-/;

/** Id of an offer: stable for the same goods, versions and service; a live one names the carrier's stored answer. */
export const toOfferId = (data: OfferData, liveRateId: number): string =>
  data.source === 'LIVE'
    ? `live-${liveRateId}-${data.clientCarrierAccountId}-${data.carrierServiceTypeId}-${data.totalCents}`
    : [
        data.clientCarrierAccountId,
        data.carrierServiceTypeId,
        data.rateCardVersionId,
        data.rulesVersionId,
        data.totalCents,
      ].join('-');

/** Reads what an offer's id says about its price; callers may leave the id out. */
export function readOfferId(
  id: string | null | undefined,
): Pick<ChosenOffer, 'source' | 'liveRateId'> {
  if (!id) return {};
  const [, rateId] = LIVE_ID.exec(id) ?? [];
  return rateId === undefined
    ? { source: 'RATE_CARD' }
    : { source: 'LIVE', liveRateId: Number(rateId) };
}
