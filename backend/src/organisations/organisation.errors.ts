import { DomainError } from '../platform/domain-error.js';

/** The name is taken, or records refer to it (409). */
export class OrganisationConflict extends DomainError {
  readonly code = 'organisation.conflict';
  readonly kind = 'conflict';
}
