import { domainErrorTexts } from '@contracts/texts/domain-errors.js';

import { DomainError } from './domain-error.js';

/** No such record, or another tenant's: the response is the same. */
export class RecordNotFound extends DomainError {
  readonly code = 'record.not_found';
  readonly kind = 'notFound';

  /** `what` is for logs only, never in the response. */
  constructor(
    readonly what: string,
    message: string = domainErrorTexts.recordNotFound,
  ) {
    super(message);
  }
}
