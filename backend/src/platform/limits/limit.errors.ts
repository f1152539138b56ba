import { DomainError } from '../domain-error.js';

/** Too much work of one caller is already waiting. */
export class TooManyRequests extends DomainError {
  readonly code = 'request.too_many';
  readonly kind = 'tooManyRequests';

  constructor(override readonly retryAfterSeconds: number) {
    super('Too many requests. Please wait a moment and try again.');
  }
}

/** The caller has exceeded a quota; the `RateLimit` headers name it. */
export class RateLimited extends DomainError {
  readonly code = 'request.rate_limited';
  readonly kind = 'tooManyRequests';
  override readonly details: { readonly policy: string };

  constructor(
    policy: string,
    override readonly retryAfterSeconds: number,
  ) {
    super('Too many requests. Please wait a moment and try again.');
    this.details = { policy };
  }
}

/** Too much work of one kind is waiting. */
export class TooBusy extends DomainError {
  readonly code = 'server.busy';
  readonly kind = 'unavailable';

  constructor(override readonly retryAfterSeconds: number) {
    super('The server is busy. Please try again in a moment.');
  }
}
