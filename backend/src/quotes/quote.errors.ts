import { domainErrorTexts } from '@contracts/texts/domain-errors.js';
import { quoteTexts } from '@contracts/texts/spec/tools.js';

import { DomainError } from '../platform/domain-error.js';

/** QUOTE-10. */
export class QuoteTitleMissing extends DomainError {
  readonly code = 'quote.title_missing';
  readonly kind = 'invalid';

  constructor() {
    super(domainErrorTexts.quoteTitle);
  }
}

/** QUOTE-09. */
export class NoOfferSelected extends DomainError {
  readonly code = 'quote.no_offer';
  readonly kind = 'invalid';

  constructor() {
    super(quoteTexts.noOffer);
  }
}
