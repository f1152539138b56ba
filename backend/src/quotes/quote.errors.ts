import { domainErrorTexts } from '@contracts/texts/domain-errors.js';
import { quoteTexts } from '@contracts/texts/spec/tools.js';

import { DomainError } from '../platform/domain-error.js';

/** QUOTE-10. */
export class QuoteTitleMissing extends DomainError {
  readonly code = 'quote.title_missing';
  readonly refusal = 'invalid';

  constructor() {
    super(domainErrorTexts.quoteTitle);
  }
}

/** QUOTE-09. */
export class NoOfferSelected extends DomainError {
  readonly code = 'quote.no_offer';
  readonly refusal = 'invalid';

  constructor() {
    super(quoteTexts.noOffer);
  }
}
