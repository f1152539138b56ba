import { carrierAccountTexts as texts } from '@contracts/texts/carrier-accounts.js';

import { DomainError } from '../../platform/domain-error.js';

/** The customer has an account of that number with the carrier. */
export class AccountExists extends DomainError {
  readonly code = 'carrier_account.exists';
  readonly refusal = 'conflict';

  constructor() {
    super(texts.accountExists);
  }
}

/** The same connote would be printed twice: two ranges of one prefix share numbers. */
export class RangeTaken extends DomainError {
  readonly code = 'connote_prefix.range_taken';
  readonly refusal = 'conflict';

  constructor() {
    super(texts.rangeTaken);
  }
}

/** Clients number their consignments with it. */
export class PrefixInUse extends DomainError {
  readonly code = 'connote_prefix.in_use';
  readonly refusal = 'conflict';

  constructor() {
    super(texts.prefixInUse);
  }
}

/** A client sends with a prefix through one account. */
export class ClientAccountExists extends DomainError {
  readonly code = 'client_carrier_account.exists';
  readonly refusal = 'conflict';

  constructor() {
    super(texts.clientAccountExists);
  }
}
