import { addressTexts } from '@contracts/texts/spec/addresses.js';

import { DomainError } from '../platform/domain-error.js';

/** The search text has too few letters or digits. */
export class SearchTooShort extends DomainError {
  readonly code = 'search.too_short';
  readonly kind = 'invalid';

  constructor() {
    super(addressTexts.searchTooShort);
  }
}

/** GAP-12: a client's default address cannot be deleted. */
export class DefaultAddressNeeded extends DomainError {
  readonly code = 'address.is_default';
  readonly kind = 'conflict';

  constructor() {
    super("A client's default address cannot be deleted");
  }
}

/** The suburb id is not one of the suggestions. */
export class UnknownSuburb extends DomainError {
  readonly code = 'address.unknown_suburb';
  readonly kind = 'invalid';

  constructor() {
    super(addressTexts.noSuburb);
  }
}
