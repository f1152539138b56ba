import { trackingTexts } from '@contracts/texts/spec/tracking.js';

import { DomainError } from '../platform/domain-error.js';

/** TRK-25: the carrier sends no scans and has no tracking page, and no update was entered manually. */
export class CarrierTrackingNotAvailable extends DomainError {
  readonly code = 'tracking.not_available';
  readonly kind = 'conflict';

  constructor() {
    super(trackingTexts.carrierTrackingUnavailable);
  }
}
