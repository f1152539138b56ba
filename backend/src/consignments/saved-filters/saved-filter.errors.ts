import { filterTexts } from '@contracts/texts/spec/filters.js';

import { DomainError } from '../../platform/domain-error.js';

export class FilterNameMissing extends DomainError {
  readonly code = 'filter.name_missing';
  readonly kind = 'invalid';

  constructor() {
    super(filterTexts.nameRequired);
  }
}

export class FilterNameTaken extends DomainError {
  readonly code = 'filter.name_taken';
  readonly kind = 'conflict';

  constructor() {
    super(filterTexts.nameTaken);
  }
}
