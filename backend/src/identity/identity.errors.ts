import { userRefusals as texts } from '@contracts/texts/users.js';

import { DomainError } from '../platform/domain-error.js';

/** AUTH-54: no token, or one that is expired, revoked or not ours. */
export class NotSignedIn extends DomainError {
  readonly code = 'session.invalid';
  readonly refusal = 'notSignedIn';

  constructor() {
    super('Please sign in');
  }
}

/** AUTH-55: the caller does not hold the permission the call needs. */
export class PermissionDenied extends DomainError {
  readonly code = 'permission.denied';
  readonly refusal = 'forbidden';

  constructor() {
    super('You do not have permission to do this');
  }
}

/** AUTH-55: a clientId or customerId given as a scope is outside the permission's. */
export class OutOfScope extends DomainError {
  readonly code = 'scope.denied';
  readonly refusal = 'forbidden';

  constructor() {
    super('You do not have access to this client or customer');
  }
}

/** The same for an unknown e-mail and for a wrong password. */
export class WrongCredentials extends DomainError {
  readonly code = 'login.wrong_credentials';
  readonly refusal = 'notSignedIn';

  constructor() {
    super('Invalid email or password');
  }
}

/** AUTH-57: the password was right, but only ACTIVE signs in. */
export class AccountNotActive extends DomainError {
  readonly code = 'login.not_active';
  readonly refusal = 'notSignedIn';
}

/** GAP-04: 5 failures of one e-mail from one address within 60 s. */
export class TooManyLogins extends DomainError {
  readonly code = 'login.too_many';
  readonly refusal = 'tooManyRequests';

  constructor() {
    super('Too many failed attempts, please try again in a minute');
  }
}

/** GAP-06: used, expired or never given out. */
export class LinkNotValid extends DomainError {
  readonly code = 'link.not_valid';
  readonly refusal = 'invalid';

  constructor() {
    super('This link is not valid any more. Please ask for a new one.');
  }
}

export class EmailTaken extends DomainError {
  readonly code = 'user.email_taken';
  readonly refusal = 'conflict';

  constructor() {
    super(texts.emailTaken);
  }
}

export class NotAwaitingVerification extends DomainError {
  readonly code = 'user.not_awaiting_verification';
  readonly refusal = 'conflict';

  constructor() {
    super(texts.notAwaitingVerification);
  }
}
