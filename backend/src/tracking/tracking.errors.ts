import { trackingTexts } from '@contracts/texts/tracking.js';

import { DomainError } from '../platform/domain-error.js';

/** TRK-25: its carrier sends no scans and has no page of its own, and nobody noted where it is. */
export class CarrierTrackingNotAvailable extends DomainError {
  readonly code = 'tracking.not_available';
  readonly refusal = 'conflict';

  constructor() {
    super(trackingTexts.carrierTrackingUnavailable);
  }
}
