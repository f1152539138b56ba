import { DomainError } from './domain-error.js';

/** No such record, or one of another tenant: the same answer, word for word. */
export class RecordNotFound extends DomainError {
  readonly code = 'record.not_found';
  readonly refusal = 'notFound';

  /** `what` is for the log only; the answer never names it. */
  constructor(readonly what: string) {
    super('Record not found');
  }
}
