import { DomainError } from '../domain-error.js';

/** A deprecated operation was called after its end. */
export class OperationGone extends DomainError {
  readonly code = 'api.gone';
  readonly kind = 'gone';
  override readonly details: { readonly instead: string };

  constructor(instead: string) {
    super(`This operation is no longer available. Instead: ${instead}`);
    this.details = { instead };
  }
}
