import { appTestTexts } from '@contracts/texts/app/test-environments.js';
import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts.js';

import { DomainError } from '../../platform/domain-error.js';

/** The customer already has an account with that number at the carrier. */
export class AccountExists extends DomainError {
  readonly code = 'carrier_account.exists';
  readonly kind = 'conflict';

  constructor() {
    super(texts.accountExists);
  }
}

/** Two ranges of one prefix overlap: the same connote would be printed twice. */
export class RangeTaken extends DomainError {
  readonly code = 'connote_prefix.range_taken';
  readonly kind = 'conflict';

  constructor() {
    super(texts.rangeTaken);
  }
}

/** Clients have accounts with the prefix. */
export class PrefixInUse extends DomainError {
  readonly code = 'connote_prefix.in_use';
  readonly kind = 'conflict';

  constructor() {
    super(texts.prefixInUse);
  }
}

/** Accounts of a test environment mirror those of its client and cannot be changed. */
export class TestAccountIsMirror extends DomainError {
  readonly code = 'client_carrier_account.mirrors';
  readonly kind = 'conflict';

  constructor() {
    super(appTestTexts.accountIsMirror);
  }
}

/** The client already has an account with the prefix. */
export class ClientAccountExists extends DomainError {
  readonly code = 'client_carrier_account.exists';
  readonly kind = 'conflict';

  constructor() {
    super(texts.clientAccountExists);
  }
}
