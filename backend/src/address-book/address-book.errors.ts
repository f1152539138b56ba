import { addressTexts } from '@contracts/texts/addresses.js';

import { DomainError } from '../platform/domain-error.js';

/** Fewer letters or digits than a search needs. */
export class SearchTooShort extends DomainError {
  readonly code = 'search.too_short';
  readonly refusal = 'invalid';

  constructor() {
    super(addressTexts.searchTooShort);
  }
}

/** GAP-12: a client always keeps the place it sends from. */
export class DefaultAddressNeeded extends DomainError {
  readonly code = 'address.is_default';
  readonly refusal = 'conflict';

  constructor() {
    super('The default address of a client cannot be deleted');
  }
}

/** The suburb was not picked from the suggestions. */
export class UnknownSuburb extends DomainError {
  readonly code = 'address.unknown_suburb';
  readonly refusal = 'invalid';

  constructor() {
    super(addressTexts.noSuburb);
  }
}
