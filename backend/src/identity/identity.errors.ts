import type { ApiKeyScope } from '@contracts/rules/api-key-scopes.js';
import { appApiKeyTexts } from '@contracts/texts/app/api-keys.js';
import { userRejections as texts } from '@contracts/texts/spec/users.js';

import { DomainError } from '../platform/domain-error.js';

/** AUTH-54: the token is missing, expired, revoked or not signed by this installation. */
export class NotSignedIn extends DomainError {
  readonly code = 'session.invalid';
  readonly kind = 'notSignedIn';

  constructor() {
    super('Please sign in');
  }
}

/** No API key has this token: mistyped, or deleted. */
export class UnknownApiKey extends DomainError {
  readonly code = 'key.unknown';
  readonly kind = 'notSignedIn';

  constructor() {
    super(appApiKeyTexts.unknown);
  }
}

/** The key with this token was deleted, or replaced and its overlap is over. */
export class ApiKeyRevoked extends DomainError {
  readonly code = 'key.revoked';
  readonly kind = 'notSignedIn';

  constructor() {
    super(appApiKeyTexts.revoked);
  }
}

/** The key has expired, or its account was disabled. */
export class ApiKeyEnded extends DomainError {
  readonly code = 'key.expired';
  readonly kind = 'notSignedIn';

  constructor() {
    super(appApiKeyTexts.endedNote);
  }
}

/** The API key's client may do this, but the key was created without the scope for it. */
export class ScopeMissing extends DomainError {
  readonly code = 'scope.missing';
  readonly kind = 'forbidden';
  override readonly details: {
    readonly scope: ApiKeyScope;
    readonly oneOf?: readonly ApiKeyScope[];
  };

  /** @param others each sufficient in its place */
  constructor(scope: ApiKeyScope, ...others: readonly ApiKeyScope[]) {
    const oneOf = [scope, ...others];
    super(appApiKeyTexts.scopeMissing.replace('{scope}', oneOf.join(' or ')));
    this.details = others.length === 0 ? { scope } : { scope, oneOf };
  }
}

/** Nothing a key may do exceeds what its creator may do for the client. */
export class ScopeAboveOwn extends DomainError {
  readonly code = 'scope.above_own';
  readonly kind = 'forbidden';
  override readonly details: { readonly scope: ApiKeyScope };

  constructor(scope: ApiKeyScope) {
    super(appApiKeyTexts.scopeAboveOwn.replace('{scope}', scope));
    this.details = { scope };
  }
}

/** The API key is valid, but was sent from an address outside its ranges. */
export class KeyAddressNotAllowed extends DomainError {
  readonly code = 'key.address';
  readonly kind = 'forbidden';

  /** @param address as the installation sees it; null on a socket, whose address is unknown */
  constructor(address: string | null) {
    super(appApiKeyTexts.otherAddress.replace('{address}', () => address ?? 'this connection'));
  }
}

/** AUTH-55: the caller does not have the permission that the route requires. */
export class PermissionDenied extends DomainError {
  readonly code = 'permission.denied';
  readonly kind = 'forbidden';

  constructor() {
    super('You do not have permission to do this');
  }
}

/** AUTH-55: a requested clientId or customerId is outside the permission's scope. */
export class OutOfScope extends DomainError {
  readonly code = 'scope.denied';
  readonly kind = 'forbidden';

  constructor() {
    super('You do not have access to this client or customer');
  }
}

/** Test data and other data are never in one list (ADR 45). */
export class MixedScope extends DomainError {
  readonly code = 'scope.mixed';
  readonly kind = 'invalid';

  constructor() {
    super('Test data cannot be listed together with other data');
  }
}

/** Has the same text for an unknown email and a wrong password. */
export class WrongCredentials extends DomainError {
  readonly code = 'login.wrong_credentials';
  readonly kind = 'notSignedIn';

  constructor() {
    super('Invalid email or password');
  }
}

/** AUTH-57: the password is right, but only ACTIVE users can sign in. */
export class AccountNotActive extends DomainError {
  readonly code = 'login.not_active';
  readonly kind = 'notSignedIn';
}

/** GAP-04: too many wrong passwords for one account; the wait grows and ends automatically (ADR 25). */
export class TooManyLogins extends DomainError {
  readonly code = 'login.too_many';
  readonly kind = 'tooManyRequests';

  /** Seconds until the next attempt is accepted. */
  constructor(override readonly retryAfterSeconds: number) {
    super(
      retryAfterSeconds <= 60
        ? 'Too many failed attempts, please try again in a minute'
        : `Too many failed attempts, please try again in ${Math.ceil(retryAfterSeconds / 60)} minutes or reset your password`,
    );
  }
}

/** GAP-06: the link is used, expired or was never issued. */
export class InvalidLink extends DomainError {
  readonly code = 'link.not_valid';
  readonly kind = 'invalid';

  /** @param usedOn dd/MM/yyyy; null for a link that was not used */
  constructor(usedOn: string | null = null) {
    super(
      usedOn === null
        ? 'This link is no longer valid. Please request a new one.'
        : `This link was used on ${usedOn}. Sign in, or request a new one.`,
    );
  }
}

/** The link is valid, but was sent to an email other than the one entered. */
export class LinkForAnotherEmail extends DomainError {
  readonly code = 'link.other_email';
  readonly kind = 'invalid';

  constructor() {
    super('This link was sent to another email address');
  }
}

export class EmailTaken extends DomainError {
  readonly code = 'user.email_taken';
  readonly kind = 'conflict';

  constructor() {
    super(texts.emailTaken);
  }
}

export class NotAwaitingVerification extends DomainError {
  readonly code = 'user.not_awaiting_verification';
  readonly kind = 'conflict';

  constructor() {
    super(texts.notAwaitingVerification);
  }
}

/** The password is right, but the key has expired. */
export class ApiKeyExpired extends DomainError {
  readonly code = 'login.key_expired';
  readonly kind = 'notSignedIn';

  /** @param day dd/MM/yyyy */
  constructor(day: string) {
    super(appApiKeyTexts.expired.replace('{day}', day));
  }
}

/** A key is rotated once; its successor can be rotated in turn. */
export class ApiKeyReplaced extends DomainError {
  readonly code = 'api_key.replaced';
  readonly kind = 'conflict';

  constructor(name: string) {
    super(appApiKeyTexts.alreadyRotated.replace('{name}', () => name));
  }
}
