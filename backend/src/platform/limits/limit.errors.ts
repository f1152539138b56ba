import { DomainError } from '../domain-error.js';

/** A caller sends more requests than the limit allows. */
export class TooManyRequests extends DomainError {
  readonly code = 'request.too_many';
  readonly refusal = 'tooManyRequests';

  constructor(override readonly retryAfterSeconds: number) {
    super('Too many requests. Please wait a moment and try again.');
  }
}

/** Too much work of one kind is waiting. */
export class TooBusy extends DomainError {
  readonly code = 'server.busy';
  readonly refusal = 'unavailable';

  constructor(override readonly retryAfterSeconds: number) {
    super('The server is busy. Please try again in a moment.');
  }
}
