import type { OfferView } from '@contracts/views/offer.view.js';

/** A carrier's service that may be taken (BULK-09). */
export interface CarrierServiceOption {
  readonly selectedCarrier: number;
  readonly selectedCarrierServiceType: number;
}

/**
 * The lowest price, among the services named where some are (BULK-08, BULK-13); a price on application
 * only where nothing else is offered. Null for none.
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
    (best, offer) => (best === null || priceOf(offer) < priceOf(best) ? offer : best),
    null,
  );
}

/** 0 is a price on application. */
const priceOf = ({ totalCost }: OfferView): number =>
  totalCost === null || totalCost === 0 ? Number.POSITIVE_INFINITY : totalCost;
