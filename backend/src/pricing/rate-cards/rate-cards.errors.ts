import { importRateCardTexts as texts } from '@contracts/texts/app/import-rate-cards.js';

import { DomainError } from '../../platform/domain-error.js';

/** The card has another version than the one that a plan is based on. */
export class RateCardChanged extends DomainError {
  readonly code = 'import.changed_meanwhile';
  readonly kind = 'conflict';

  constructor() {
    super(texts.changed);
  }
}
