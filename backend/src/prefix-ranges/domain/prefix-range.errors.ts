import { domainErrorTexts } from '@contracts/texts/domain-errors.js';

import { DomainError } from '../../platform/domain-error.js';

/** Every number of the account is assigned (GAP-21). */
export class ConnotesExhausted extends DomainError {
  readonly code = 'prefix_range.exhausted';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.rangeExhausted);
  }
}

/** Fewer item numbers are left than the consignment has pieces. */
export class ItemNumbersExhausted extends DomainError {
  readonly code = 'prefix_range.items_exhausted';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.itemRangeExhausted);
  }
}

/** A piece of one consignment would print the connote of another. */
export class ItemRangeOverlapsConnotes extends DomainError {
  readonly code = 'prefix_range.items_meet_connotes';
  readonly kind = 'invalid';

  constructor() {
    super(domainErrorTexts.itemRangeMeetsConnotes);
  }
}

/** The account has no numbers in this range, or the range was withdrawn. */
export class NoNumbersAllotted extends DomainError {
  readonly code = 'prefix_range.not_allotted';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.rangeUnknown);
  }
}

/** Fewer numbers are left than requested (ACCT-64). */
export class NotEnoughNumbers extends DomainError {
  readonly code = 'prefix_range.not_enough';
  readonly kind = 'conflict';
  override readonly details: { readonly remaining: number };

  constructor(remaining: number) {
    super(domainErrorTexts.notEnoughNumbers.replace('{remaining}', String(remaining)));
    this.details = { remaining };
  }
}

/** The number has more digits than the carrier's format. */
export class NumberTooLong extends DomainError {
  readonly code = 'prefix_range.number_too_long';
  readonly kind = 'invalid';

  constructor() {
    super(domainErrorTexts.numberTooLong);
  }
}

/** A range must be ascending and not negative. */
export class InvalidRange extends DomainError {
  readonly code = 'prefix_range.not_valid';
  readonly kind = 'invalid';

  constructor() {
    super(domainErrorTexts.rangeNotValid);
  }
}

/** The range was withdrawn: assigned numbers stay valid, no more are assigned (GAP-49). */
export class RangeNotInUse extends DomainError {
  readonly code = 'prefix_range.withdrawn';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.rangeWithdrawn);
  }
}
