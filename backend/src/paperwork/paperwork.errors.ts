import { domainErrorTexts } from '@contracts/texts/domain-errors.js';

import { DomainError } from '../platform/domain-error.js';

/** A draft, or a connote the carrier has yet to issue (PAPER-17, GAP-43). */
export class PaperworkNotAvailable extends DomainError {
  readonly code = 'paperwork.not_available';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.notPrintable);
  }
}

/** The carrier's labels have since been deleted, because they show names and addresses. */
export class LabelsDeleted extends DomainError {
  readonly code = 'paperwork.labels_deleted';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.labelsDeleted);
  }
}

/** More labels than one document allows. */
export class TooManyLabels extends DomainError {
  readonly code = 'paperwork.too_many';
  readonly kind = 'invalid';

  constructor(max: number, noun: string) {
    super(`At most ${max} ${noun} in one document`);
  }
}
