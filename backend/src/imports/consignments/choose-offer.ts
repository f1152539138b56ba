import type { OfferView } from '@contracts/views/offer.view.js';

/** A carrier's service to choose from (BULK-09). */
export interface CarrierServiceOption {
  readonly selectedCarrier: number;
  readonly selectedCarrierServiceType: number;
}

/**
 * Returns the cheapest offer, among `options` unless that is empty (BULK-08, BULK-13). Chooses a price on application
 * only when there is no other offer; null without offers.
 */
export function chooseOffer(
  offers: readonly OfferView[],
  options: readonly CarrierServiceOption[],
): OfferView | null {
  const eligible = offers.filter(
    ({ carrierId, carrierServiceTypeId }) =>
      options.length === 0 ||
      options.some(
        ({ selectedCarrier, selectedCarrierServiceType }) =>
          selectedCarrier === carrierId && selectedCarrierServiceType === carrierServiceTypeId,
      ),
  );
  return eligible.reduce<OfferView | null>(
    (best, offer) =>
      best === null || comparablePrice(offer) < comparablePrice(best) ? offer : best,
    null,
  );
}

/** A total of 0 stands for price on application. */
const comparablePrice = ({ totalCost }: OfferView): number =>
  totalCost === null || totalCost === 0 ? Number.POSITIVE_INFINITY : totalCost;
