import { filterTexts } from '@contracts/texts/spec/filters.js';

import { DomainError } from '../../platform/domain-error.js';

export class FilterNameMissing extends DomainError {
  readonly code = 'filter.name_missing';
  readonly refusal = 'invalid';

  constructor() {
    super(filterTexts.nameRequired);
  }
}

export class FilterNameTaken extends DomainError {
  readonly code = 'filter.name_taken';
  readonly refusal = 'conflict';

  constructor() {
    super(filterTexts.nameTaken);
  }
}
