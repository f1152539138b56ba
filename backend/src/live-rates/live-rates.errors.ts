import { liveRateTexts } from '@contracts/texts/app/live-rates.js';

import { DomainError } from '../platform/domain-error.js';

/** The price of the selected live offer no longer holds, and the carrier does not answer. */
export class OfferUnconfirmed extends DomainError {
  readonly code = 'offer.unconfirmed';
  readonly kind = 'conflict';

  constructor() {
    super(liveRateTexts.unconfirmed);
  }
}
