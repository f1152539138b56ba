import { carrierTexts as texts } from '@contracts/texts/carriers.js';

import { DomainError } from '../../platform/domain-error.js';

/** A customer works with a carrier once. */
export class AlreadyConnected extends DomainError {
  readonly code = 'customer_carrier.exists';
  readonly refusal = 'conflict';

  constructor() {
    super(texts.alreadyConnected);
  }
}

/** Names of carriers are unique: zones and rate cards are uploaded by them (CARRIER-51). */
export class CarrierNameTaken extends DomainError {
  readonly code = 'carrier.name_taken';
  readonly refusal = 'conflict';

  constructor() {
    super(texts.genericTaken);
  }
}
