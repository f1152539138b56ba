import { refusalTexts } from '@contracts/texts/refusals.js';

import { DomainError } from '../../platform/domain-error.js';

/** Every number of the account is given out (GAP-21). */
export class ConnotesExhausted extends DomainError {
  readonly code = 'prefix_range.exhausted';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.rangeExhausted);
  }
}

/** Fewer item numbers are left than the consignment has pieces. */
export class ItemNumbersExhausted extends DomainError {
  readonly code = 'prefix_range.items_exhausted';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.itemRangeExhausted);
  }
}

/** A piece of one consignment would carry the connote of another. */
export class ItemRangeMeetsConnotes extends DomainError {
  readonly code = 'prefix_range.items_meet_connotes';
  readonly refusal = 'invalid';

  constructor() {
    super(refusalTexts.itemRangeMeetsConnotes);
  }
}

/** The account has no numbers in this range, or the range is not in use any more. */
export class NoNumbersAllotted extends DomainError {
  readonly code = 'prefix_range.not_allotted';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.rangeUnknown);
  }
}

/** Fewer numbers are left than were asked for (ACCT-64). */
export class NotEnoughNumbers extends DomainError {
  readonly code = 'prefix_range.not_enough';
  readonly refusal = 'conflict';
  override readonly details: { readonly remaining: number };

  constructor(remaining: number) {
    super(refusalTexts.notEnoughNumbers.replace('{remaining}', String(remaining)));
    this.details = { remaining };
  }
}

/** More digits than the carrier's format has room for. */
export class NumberTooLong extends DomainError {
  readonly code = 'prefix_range.number_too_long';
  readonly refusal = 'invalid';

  constructor() {
    super(refusalTexts.numberTooLong);
  }
}

/** A range runs upwards, from a number that is not negative. */
export class RangeNotValid extends DomainError {
  readonly code = 'prefix_range.not_valid';
  readonly refusal = 'invalid';

  constructor() {
    super(refusalTexts.rangeNotValid);
  }
}

/** It was withdrawn: what it gave out stays, nothing more comes of it (GAP-49). */
export class RangeNotInUse extends DomainError {
  readonly code = 'prefix_range.withdrawn';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.rangeWithdrawn);
  }
}
