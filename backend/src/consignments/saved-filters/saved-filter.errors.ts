import { appListTexts } from '@contracts/texts/app/consignment-list.js';
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

export class TooManyFilters extends DomainError {
  readonly code = 'filter.too_many';
  readonly kind = 'conflict';

  constructor(limit: number) {
    super(appListTexts.tooManyFilters.replace('{limit}', String(limit)));
  }
}
