import { domainErrorTexts } from '@contracts/texts/domain-errors.js';

import { DomainError } from '../platform/domain-error.js';

/** A cursor that this installation never gave to this reader, or that was altered. */
export class CursorInvalid extends DomainError {
  readonly code = 'events.cursor_invalid';
  readonly refusal = 'invalid';

  constructor() {
    super(domainErrorTexts.cursorInvalid);
  }
}
