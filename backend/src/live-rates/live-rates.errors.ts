import { liveRateTexts } from '@contracts/texts/app/live-rates.js';

import { DomainError } from '../platform/domain-error.js';

/** The price of the selected live offer has expired, and the carrier does not respond. */
export class OfferUnconfirmed extends DomainError {
  readonly code = 'offer.unconfirmed';
  readonly kind = 'conflict';

  constructor() {
    super(liveRateTexts.unconfirmed);
  }
}
