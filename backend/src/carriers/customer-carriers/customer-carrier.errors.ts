import { carrierTexts as texts } from '@contracts/texts/spec/carriers.js';

import { DomainError } from '../../platform/domain-error.js';

/** The customer already works with the carrier. */
export class AlreadyConnected extends DomainError {
  readonly code = 'customer_carrier.exists';
  readonly kind = 'conflict';

  constructor() {
    super(texts.alreadyConnected);
  }
}

/** Carrier names are unique, since zone files and rate cards refer to them (CARRIER-51). */
export class CarrierNameTaken extends DomainError {
  readonly code = 'carrier.name_taken';
  readonly kind = 'conflict';

  constructor() {
    super(texts.genericTaken);
  }
}
