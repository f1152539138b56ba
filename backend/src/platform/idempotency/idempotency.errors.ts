import { DomainError } from '../domain-error.js';

export class IdempotencyKeyTooLong extends DomainError {
  readonly code = 'idempotency.key_too_long';
  readonly kind = 'invalid';

  constructor() {
    super('The Idempotency-Key must have 1 to 100 characters');
  }
}

/** The key has been used for another request. */
export class IdempotencyKeyReused extends DomainError {
  readonly code = 'idempotency.key_reused';
  readonly kind = 'conflict';

  constructor() {
    super('This Idempotency-Key was used for a different request');
  }
}

/** The first request with this key has been running for a very long time. */
export class OperationInProgress extends DomainError {
  readonly code = 'idempotency.under_way';
  readonly kind = 'conflict';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super('The first request with this Idempotency-Key is still in progress');
  }
}

/** The row of a key was deleted or belongs to another operation: its result must not be returned as stored. */
export class KeyLost extends Error {
  constructor(key: string) {
    super(`The Idempotency-Key ${key} is no longer stored`);
  }
}
