import { DomainError } from '../domain-error.js';
import type { Deprecation } from './deprecation.js';

/** A deprecated operation was called after its end. */
export class OperationGone extends DomainError {
  readonly code = 'api.gone';
  readonly kind = 'gone';
  override readonly details: { readonly instead: string };

  constructor(instead: string, reason = 'This operation is no longer available.') {
    super(`${reason} Instead: ${instead}`);
    this.details = { instead };
  }
}

/** A deprecated operation was called during a brown-out: the response is that of one after its end. */
export class OperationInBrownOut extends OperationGone {
  constructor(
    { instead, sunset }: Deprecation,
    override readonly retryAfterSeconds: number,
  ) {
    super(
      instead,
      `This is a rehearsal: the operation works again in ${retryAfterSeconds} s, and ends on ${sunset}.`,
    );
  }
}
