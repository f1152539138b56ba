import { refusalTexts } from '@contracts/texts/refusals.js';

import { DomainError } from '../platform/domain-error.js';

/** A draft, or a connote that the carrier has yet to give (PAPER-17, GAP-43). */
export class PaperworkNotAvailable extends DomainError {
  readonly code = 'paperwork.not_available';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.notPrintable);
  }
}

/** More labels than one document may hold. */
export class TooManyLabels extends DomainError {
  readonly code = 'paperwork.too_many';
  readonly refusal = 'invalid';

  constructor(most: number, what: string) {
    super(`At most ${most} ${what} in one document`);
  }
}
