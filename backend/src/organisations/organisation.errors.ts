import { DomainError } from '../platform/domain-error.js';

/** The name is another's, or the change would leave things hanging (409). */
export class OrganisationConflict extends DomainError {
  readonly code = 'organisation.conflict';
  readonly refusal = 'conflict';
}
