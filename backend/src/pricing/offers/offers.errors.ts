import { DomainError } from '../../platform/domain-error.js';

const dollars = (cents: number) => cents / 100;

/** Rates, fees or items have changed since the offer was shown; `details` has the current price in dollars. */
export class OfferOutdated extends DomainError {
  readonly code = 'offer.outdated';
  readonly kind = 'conflict';
  override readonly details: { readonly offeredCost: number; readonly totalCost: number };

  constructor(offeredCents: number, totalCents: number) {
    super('The price of the selected offer has changed. Please select an offer again.');
    this.details = { offeredCost: dollars(offeredCents), totalCost: dollars(totalCents) };
  }
}

/** The chosen service no longer has an offer for these items; `details` has the reasons. */
export class OfferGone extends DomainError {
  readonly code = 'offer.gone';
  readonly kind = 'conflict';

  constructor(
    override readonly details: readonly { readonly code: string; readonly message: string }[],
  ) {
    super('The selected offer is no longer available. Please select an offer again.');
  }
}
